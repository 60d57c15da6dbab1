import { availableParallelism, loadavg } from 'node:os';

/** What a machine busy with other things may take longer: twice; a quiet one holds a budget as it stands. What is printed is what counts. */
export const SLACK = loadavg()[0]! > availableParallelism() * 0.75 ? 2 : 1;
