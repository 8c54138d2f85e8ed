/** The PostgreSQL channel on which every process learns what changed. */
export const LIVE_CHANNEL = 'lw_live';
