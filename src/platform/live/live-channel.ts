/** PostgreSQL channel on which every process hears what changed. */
export const LIVE_CHANNEL = 'lw_live';
