import type { Limit } from '../../platform/throttle/throttle.js';

/** How often one person may ask for the archive of a whole account: refused requests count, as while entries are being posted. */
export const ACCOUNT_ARCHIVES = { name: 'account-archive', points: 20, seconds: 3600 } as const satisfies Limit;
/** How often they may begin a download: some more, as one may break off. */
export const ARCHIVE_DOWNLOADS = { name: 'archive-download', points: 8, seconds: 3600 } as const satisfies Limit;
