import { placeJson } from '../service-requests/request.rows.js';

/** Whole minutes of the finished visits to request `r` by the supplier who does the job. */
export const MINUTES = `(select coalesce(sum(floor(extract(epoch from v.finished_at - v.started_at) / 60)), 0)::int from job_visit v
  where v.request_id = r.id and v.account_id = r.supplier_account_id and v.finished_at is not null)`;
/** When the earliest visit to request `r` that is still going on started. Null if no one is there. */
export const RUNNING = `(select min(v.started_at) from job_visit v
  where v.request_id = r.id and v.account_id = r.supplier_account_id and v.finished_at is null)`;
export const PLACE = placeJson('u.label');

/** Visits to request `$1` of account `$2`. */
export const VISITS = `select v.id, v.staff_id as "staffId", f.first_name || ' ' || f.last_name as name, v.started_at as "startedAt", v.finished_at as "finishedAt",
    v.note, v.recorded_start_at as "recordedStartAt", v.recorded_finish_at as "recordedFinishAt", v.corrected_at as "correctedAt", v.version
  from job_visit v join supplier_staff f on f.id = v.staff_id where v.request_id = $1 and v.account_id = $2 order by v.started_at, v.id`;
