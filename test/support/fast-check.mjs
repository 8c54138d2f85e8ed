/**
 * fast-check for every test, with a fixed seed, so that a passing test keeps passing until the code changes. `PROPERTY_SEED=123
 * npm test -- server` uses another seed, and a failure names its seed.
 */
import fc from '../../node_modules/fast-check/lib/fast-check.js';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_122) });

export * from '../../node_modules/fast-check/lib/fast-check.js';
export default fc;
