import { expect, it } from '@jest/globals';
import { UPLOAD_SPACE } from '../../contract/work-limits.js';
import { refusalOf, type Asked, type Taken } from './upload-space.js';

const now = new Date('2026-11-22T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const ask = (
  asked: Partial<Asked>,
  taken: Partial<Taken> = {},
  limits = { account: 1000, hour: 500 } as { account: number | null; hour: number | null },
) =>
  refusalOf(
    { bytes: 100, own: true, verified: true, now, ...asked },
    { account: 0, here: 0, person: 0, hour: [], ...taken },
    limits,
  );

it('SEC-06 takes what just fits', () => {
  expect(ask({}, { account: 900, here: 900, person: 900, hour: [{ bytes: 400, at: minutesAgo(1) }] })).toBeNull();
  expect(ask({ verified: false, bytes: UPLOAD_SPACE.unverifiedBytes }, {}, { account: null, hour: null })).toBeNull();
  expect(ask({ own: false }, { account: 900, here: 0 })).toBeNull();
  expect(ask({ bytes: 10 ** 12 }, {}, { account: null, hour: null })).toBeNull();
});

it('SEC-06 refuses one byte more, and says of what', () => {
  expect(ask({}, { account: 901 })?.options.extra).toEqual({ usedBytes: 901, limitBytes: 1000 });
  expect(ask({ own: false }, { account: 901 })).toMatchObject({ code: 'storage_full', options: { extra: {} } });
  expect(ask({ own: false }, { account: 500, here: 1 })?.code).toBe('storage_full');
  expect(ask({ verified: false }, { person: UPLOAD_SPACE.unverifiedBytes - 99 })?.code).toBe('upload_unverified');
});

it('SEC-06 says when the hour has room again', () => {
  const hour = [
    { bytes: 50, at: minutesAgo(50) },
    { bytes: 200, at: minutesAgo(30) },
    { bytes: 200, at: minutesAgo(10) },
  ];
  expect(ask({}, { hour })).toMatchObject({ code: 'upload_limit', status: 429, options: { retryAfter: 600 } });
  expect(ask({ bytes: 250 }, { hour })?.options.retryAfter).toBe(1800);
  expect(ask({ bytes: 501 }, { hour })?.options.retryAfter).toBe(3600);
});
