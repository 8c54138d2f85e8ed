import { Problem } from '../lib/problem.mjs';
import { say, secondsSince } from '../lib/say.mjs';
import { lastLine } from './counts.mjs';
import { SUITES } from './suites.mjs';

/**
 * The long suites begin within this time of a run of all: on a machine that is slower than that, they would need more than an
 * hour (docs/decisions/2102).
 */
const LONG_WITHIN_MS = 30 * 60_000;

/** @typedef {import('./suites.mjs').Result & { took: string }} Finished */
/** @type {Finished} */
const LEFT_OUT = {
  passed: 0,
  failed: 0,
  took: 'not run',
  why: 'because the others took over 30 minutes: npm test -- long long-browser',
};

/** @param {{ long?: boolean }} suite @param {boolean} named by the person who runs it @param {number} elapsedMs @returns {boolean} */
export const isLeftOut = ({ long = false }, named, elapsedMs) => long && !named && elapsedMs > LONG_WITHIN_MS;

/**
 * Runs all suites or the named ones, and prints what failed, the counts of each, and finally the total: the end of a
 * log says what to look at.
 * @param {string[]} args names of suites; further arguments are passed to the runner of the named suite
 */
export async function test(args) {
  const firstOther = args.findIndex((arg) => !SUITES.some(({ name }) => name === arg));
  const names = firstOther < 0 ? args : args.slice(0, firstOther);
  const rest = firstOther < 0 ? [] : args.slice(firstOther);
  if (rest.length > 0 && names.length !== 1) {
    throw new Problem(
      `There is no suite "${rest[0]}": name one or more of ${SUITES.map(({ name }) => name).join(', ')}.`,
    );
  }
  const chosen = names.length > 0 ? SUITES.filter(({ name }) => names.includes(name)) : SUITES;
  const begun = Date.now();
  /** @type {(Finished & { title: string })[]} */
  const results = [];
  for (const suite of chosen) {
    const counts = isLeftOut(suite, names.length > 0, Date.now() - begun) ? LEFT_OUT : await result(suite, rest);
    results.push({ title: suite.title, ...counts });
  }
  say('');
  for (const { title, broken = [] } of results) for (const what of broken) say(`${title}: ${what}`);
  say('');
  for (const { title, ...counts } of results) say(`${title.padEnd(14)} ${figures(counts)}`);
  say('');
  say(lastLine(results));
  process.exitCode = results.some(({ failed }) => failed > 0) ? 1 : 0;
}

/** @param {import('./suites.mjs').Suite} suite @param {string[]} rest */
async function result(suite, rest) {
  say(`\n── ${suite.title}`);
  const begun = Date.now();
  const counts = await suite.run(rest).catch((/** @type {unknown} */ error) => {
    console.error(error instanceof Problem ? error.message : error);
    return /** @type {import('./suites.mjs').Result} */ ({ passed: 0, failed: 1, why: 'it could not run' });
  });
  const finished = { ...counts, took: secondsSince(begun) };
  say(`   ${figures(finished)}`);
  return finished;
}

/** @param {Finished} counts */
function figures({ passed, failed, skipped, flaky, why, took }) {
  const parts = [
    `${passed} passed`,
    `${failed} failed`,
    ...(skipped ? [`${skipped} skipped`] : []),
    ...(flaky ? [`${flaky} FLAKY: passed only when repeated, fix today`] : []),
    took,
    ...(why ? [why] : []),
  ];
  return parts.join(', ');
}
