/** After it a test or hook fails. A hint that something hangs, not a measure: machines that run tests are busy. */
export const LIMIT_MS = 120_000;
