import type { AppointmentProposalResponse } from './proposal.dto.js';
import type { ProposalState, ProposedTime, ProposingSide } from './proposal.states.js';

export interface ProposalRow {
  id: string;
  side: ProposingSide;
  supplierAccountId: string | null;
  status: ProposalState;
  times: ProposedTime[];
  note: string | null;
  language: string | null;
  createdAt: Date;
  answeredAt: Date | null;
}

const COLUMNS = `a.id, a.side, a.supplier_account_id as "supplierAccountId", a.state as status, a.times, a.note, a.language, a.created_at as "createdAt", a.answered_at as "answeredAt"`;
/** The largest number of proposals shown. */
const SHOWN = 20;

export const PROPOSALS = `select ${COLUMNS} from appointment_proposal a where a.request_id = $1 order by a.created_at desc, a.id desc limit ${SHOWN}`;
export const OPEN_PROPOSAL = `select ${COLUMNS} from appointment_proposal a where a.request_id = $1 and a.state = 'open'`;
export const ONE_PROPOSAL = `select ${COLUMNS} from appointment_proposal a where a.request_id = $1 and a.id = $2`;
/** Only an open proposal can be answered, and only once. */
export const ANSWER = `update appointment_proposal set state = $2, answered_at = $3, version = version + 1 where id = $1 and state = 'open' returning id`;
/** The open proposal becomes pointless when an appointment is set without it. */
export const SUPERSEDE = `update appointment_proposal set state = 'superseded', answered_at = $2, version = version + 1 where request_id = $1 and state = 'open'`;
/** Other appointments of the reader, a supplier. Those without an end count as one hour. */
export const TAKEN = `select r.scheduled_for as "from", coalesce(r.scheduled_until, r.scheduled_for + interval '1 hour') as until from service_request r
  where r.supplier_account_id = lw_account() and r.id <> $1 and r.status in ('offered', 'scheduled', 'in_progress') and r.scheduled_for > $2::timestamptz - interval '1 day'`;

export interface Taken {
  from: Date;
  until: Date;
}

export function toProposal(row: ProposalRow, taken: readonly Taken[], now: Date): AppointmentProposalResponse {
  return {
    id: row.id,
    side: row.side,
    status: row.status,
    times: row.times.map(({ from, until }) => ({
      from,
      until,
      past: new Date(from) <= now,
      clash: taken.some((other) => new Date(from) < other.until && other.from < new Date(until)),
    })),
    note: row.note,
    language: row.language,
    createdAt: row.createdAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  };
}
