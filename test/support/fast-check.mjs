/**
 * fast-check for every test, from one seed: what was green stays green until the code changes.
 * `PROPERTY_SEED=123 npm test -- server` looks elsewhere; a failure names the seed that shows it.
 */
import fc from '../../node_modules/fast-check/lib/fast-check.js';

fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_122) });

export * from '../../node_modules/fast-check/lib/fast-check.js';
export default fc;
