import type { EmergencyRule } from '../rule.js';
import { CARBON_MONOXIDE } from './co.js';
import { ELEVATOR } from './elevator.js';
import { FIRE } from './fire.js';
import { GAS } from './gas.js';
import { HEAT } from './heat.js';
import { LOCK } from './lock.js';
import { NO_WATER } from './no-water.js';
import { POWER } from './power.js';
import { STRUCTURE } from './structure.js';
import { TOILET } from './toilet.js';
import { WATER } from './water.js';

/** In the order in which a screen lists what was recognized: danger to life first. */
export const EMERGENCY_RULES: readonly EmergencyRule[] = [
  GAS,
  CARBON_MONOXIDE,
  FIRE,
  STRUCTURE,
  ELEVATOR,
  WATER,
  POWER,
  HEAT,
  NO_WATER,
  LOCK,
  TOILET,
];
