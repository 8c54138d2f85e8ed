import type { Limit } from '../../platform/throttle/throttle.js';

/** Backups that one admin may begin: each reads the whole installation twice. */
export const BACKUP_STARTS = { name: 'backup-start', points: 10, seconds: 3600 } as const satisfies Limit;
