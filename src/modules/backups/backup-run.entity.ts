import { defineEntity, p } from '@mikro-orm/core';
import { BACKUP_FAULTS, BACKUP_STATES, BACKUP_TRIGGERS } from '../../contract/backups.js';
import { id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/** One backup of this installation, whatever became of it. It is left out of archives: it describes this installation's folder or bucket. */
const Schema = defineEntity({
  name: 'BackupRun',
  tableName: 'backup_run',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    startedAt: instant(),
    finishedAt: instant().nullable(),
    startedFor: p.enum(BACKUP_TRIGGERS),
    state: p.enum(BACKUP_STATES),
    /** Its path, or its address in S3. */
    file: p.string().length(500),
    bytes: p.bigint('number').columnType('bigint').nullable(),
    rows: p.bigint('number').columnType('bigint').nullable(),
    files: p.integer().nullable(),
    /** Why it failed or wasn't verified. */
    fault: p.enum(BACKUP_FAULTS).nullable(),
    /** The same as the server words it, for the person who runs it. */
    failure: p.string().length(500).nullable(),
  },
  indexes: [{ properties: ['startedAt', 'id'] }],
  policies: [demoApart(), system(), ...allow('admin', ['read'], 'true')],
});

export class BackupRun extends Schema.class {}
Schema.setClass(BackupRun);
