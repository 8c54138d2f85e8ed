import type { Limit } from '../../platform/throttle/throttle.js';

const DAY = 24 * 3600;

/** Wrong tenant codes: by source, and over the whole instance, as a guesser may have many sources (docs/specification/tenant-codes.md). */
export const CODE_LIMITS = {
  source: { name: 'code-source', points: 10, seconds: 600 },
  /** Of one network: a holder of a /48 of IPv6 has 65,536 sources. */
  network: { name: 'code-network', points: 40, seconds: 600 },
  /** Attempts of one source while the instance is over its limit, and of one network. */
  sourceInFlood: { name: 'code-source-flood', points: 3, seconds: 600 },
  networkInFlood: { name: 'code-network-flood', points: 6, seconds: 600 },
  /**
   * Attempts of all sources together while the instance is over its limit. A guesser gets no more attempts a day than
   * this, no matter how many addresses they have.
   */
  floodDay: { name: 'code-flood-day', points: 5000, seconds: DAY },
  /** Entries of the log for tries of one source past its limit. */
  floodNote: { name: 'code-flood-note', points: 1, seconds: 600 },
  instance: { name: 'code-instance', points: 1000, seconds: 3600 },
} as const satisfies Record<string, Limit>;
