import type { Limit } from '../../platform/throttle/throttle.js';

/** Archives of a whole account that one person may request. */
export const ACCOUNT_ARCHIVES = { name: 'account-archive', points: 4, seconds: 3600 } as const satisfies Limit;
/** How often they may begin a download: some more, as one may break off. */
export const ARCHIVE_DOWNLOADS = { name: 'archive-download', points: 8, seconds: 3600 } as const satisfies Limit;
