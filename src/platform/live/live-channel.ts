import type { Change } from '../scope/tx.js';

/** The PostgreSQL channel on which every process learns what changed. */
export const LIVE_CHANNEL = 'lw_live';

/** News for `pg_notify`, where nothing is stored that a command could announce. */
export const liveNews = (news: Change & { demo: boolean }): string => JSON.stringify(news);
