import type { Limit } from '../../platform/throttle/throttle.js';

/** Wrong tenant codes: by source, and over the whole instance, as a guesser may have many sources (decisions, section 3). */
export const CODE_LIMITS = {
  source: { name: 'code-source', points: 10, seconds: 600 },
  /** Of one source while the instance is over its limit. */
  sourceInFlood: { name: 'code-source-flood', points: 3, seconds: 600 },
  /** Entries of the log for tries of one source past its limit. */
  floodNote: { name: 'code-flood-note', points: 1, seconds: 600 },
  instance: { name: 'code-instance', points: 1000, seconds: 3600 },
} as const satisfies Record<string, Limit>;
