/** What can be told of an effect without a case. */
import './wiring.ts';

export { damageStepClass } from './legality/damage-step.ts';
