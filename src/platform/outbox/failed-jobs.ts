import { DELIVERY_QUEUE, FAILED_QUEUE, FORMER_DELIVERY_QUEUE, JOB_SCHEMA, SCHEDULE_QUEUE } from './queues.js';

const KIND = `case j.source_name when '${SCHEDULE_QUEUE}' then 'schedule' when '${DELIVERY_QUEUE}' then 'delivery' when '${FORMER_DELIVERY_QUEUE}' then 'delivery' else 'event' end`;
/** All failed runs of a schedule count as one entry; any other job is an entry of its own. */
const SAME = `case when j.source_name = '${SCHEDULE_QUEUE}' then j.data->>'name' else j.id::text end`;

/** Jobs that have failed for good, for a list's FROM: the last failure of each and how often it failed. Only the system reads it. */
export const FAILED_JOBS = `(
  select * from (
    select j.id, ${KIND} as kind, coalesce(j.data->>'handler', j.data->>'name', 'outbox.deliver') as name,
      coalesce((j.data->>'demo')::boolean, false) as demo, j.data->>'accountId' as account_id,
      coalesce(j.source_output->>'message', j.source_output->'value'->>'message') as failure,
      coalesce(j.source_retry_count, 0) + 1 as attempts, coalesce(j.source_created_on, j.created_on) as queued_at, j.created_on as failed_at,
      count(*) over (partition by ${SAME})::int as times, row_number() over (partition by ${SAME} order by j.created_on desc, j.id) as nth
    from ${JOB_SCHEMA}.job j where j.name = '${FAILED_QUEUE}' and j.state = 'created'
  ) every where nth = 1
)`;

/**
 * Takes a job ($1: its id) out of the dead letter queue, together with the other failures of its schedule, and returns the one
 * that was asked for.
 */
export const TAKE_FAILED = `
  with asked as (select * from ${JOB_SCHEMA}.job where name = '${FAILED_QUEUE}' and id = $1 and state = 'created'),
  gone as (
    delete from ${JOB_SCHEMA}.job j using asked a where j.name = '${FAILED_QUEUE}' and (j.id = a.id
      or (a.source_name = '${SCHEDULE_QUEUE}' and j.source_name = a.source_name and j.data->>'name' = a.data->>'name')) returning j.id)
  select a.data, a.source_name as queue, a.source_id as key from asked a join gone g on g.id = a.id`;

/** What `TAKE_FAILED` returns. */
export interface TakenJob {
  data: Record<string, unknown>;
  queue: string;
  key: string;
}
