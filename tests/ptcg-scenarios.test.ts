import { scenarioTests } from './scenario-tests.ts';

scenarioTests('ptcg');
