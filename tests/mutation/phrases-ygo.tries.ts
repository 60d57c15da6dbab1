import { ygo } from '../phrasebooks.ts';
import { phraseTests } from './phrases.ts';

phraseTests('ygo', ygo);
