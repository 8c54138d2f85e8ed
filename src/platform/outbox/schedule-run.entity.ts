import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../database/columns.js';
import { system } from '../scope/policies.js';

/** How the last run of a schedule went, for admins. One row a schedule: the queue forgets finished runs within days. */
const Schema = defineEntity({
  name: 'ScheduleRun',
  tableName: 'schedule_run',
  properties: {
    /** As in `@Scheduled`, `rent.run`. */
    name: p.string().length(80).primary(),
    startedAt: instant(),
    durationMs: p.integer(),
    succeededAt: instant().nullable(),
    /** Failed runs since the last success. */
    failedRuns: p.integer(),
    /** Why the last run failed; null after a success. */
    failure: p.string().length(500).nullable(),
  },
  policies: [system()],
});

export class ScheduleRun extends Schema.class {}
Schema.setClass(ScheduleRun);
