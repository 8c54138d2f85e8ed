/** Who asked for a backup: the nightly schedule, an admin, or the command on the machine. */
export const BACKUP_TRIGGERS = ['schedule', 'admin', 'command'] as const;
export type BackupTrigger = (typeof BACKUP_TRIGGERS)[number];

/** `unverified` is a whole archive that wasn't restored to try it. Only `verified` ones count as good. */
export const BACKUP_STATES = ['running', 'verified', 'unverified', 'failed'] as const;
export type BackupState = (typeof BACKUP_STATES)[number];

/** Why a backup or a restore failed. */
export const BACKUP_FAULTS = [
  'passphrase',
  'damaged',
  'newer',
  'not_empty',
  'sums_differ',
  'no_space',
  'not_writable',
  'bucket_refused',
  'bucket_away',
  'no_scratch',
  'files_missing',
  'stopped',
  'running',
  'not_set_up',
  'failed',
] as const;
export type BackupFault = (typeof BACKUP_FAULTS)[number];

/** How many archives are kept beside the last `BACKUP_KEEP` verified ones of the schedule. */
export const BACKUPS_KEPT = { person: 5, unverified: 3 } as const;
