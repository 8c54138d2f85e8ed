import { Problem } from '../errors/problem.js';

/** 429 `too_many_requests`, which says how many seconds to wait, in its text and as `Retry-After`. */
export function tooMany(retryAfter: number): Problem {
  return new Problem('too_many_requests', {
    retryAfter,
    sentence: `Too many attempts. Please try again in ${inWords(retryAfter)}.`,
  });
}

function inWords(seconds: number): string {
  const [count, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 3600
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
