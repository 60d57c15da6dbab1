import { ptcg } from '../phrasebooks.ts';
import { phraseTests } from './phrases.ts';

phraseTests('ptcg', ptcg);
