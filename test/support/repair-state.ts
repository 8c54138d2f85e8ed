interface OfferState {
  id: string;
  state: string;
  supplierAccountId: string;
  firstWins: boolean;
  priceCents: number | null;
  /** What was under way when the job ended for the supplier, which they can bill. */
  endedDuring: string | null;
}
export interface InvoiceState {
  id: string;
  offerId: string | null;
  status: string;
  totalCents: number;
  supplierAccountId: string;
}
interface ExpenseState {
  id: string;
  amountCents: number;
  payee: string;
  version: number;
}
/** A request as the simulation finds it at the beginning of a tick. */
export interface RequestState {
  id: string;
  accountId: string;
  unitId: string | null;
  status: string;
  supplierAccountId: string | null;
  company: string | null;
  costCents: number | null;
  canceledAtWork: boolean;
  /** Price asks that wait for the landlord. */
  quotes: { id: string; supplierAccountId: string }[];
  offers: OfferState[];
  invoices: InvoiceState[];
  /** The cost as the landlord has entered it by hand. */
  expense: ExpenseState | null;
  proposal: { id: string; side: string; from: string } | null;
  /** The technician who is assigned, and whether they are there now. */
  technicianId: string | null;
  onSite: boolean;
}

const UNPAID = "exists (select from invoice i where i.request_id = r.id and i.status in ('draft', 'sent', 'approved'))";
/** The cost is not, or not as it is, in the books of the landlord. */
const UNBOOKED = `r.cost_cents > 0 and not exists (select from invoice i where i.request_id = r.id
    and i.offer_id = (select o.id from offer o where o.request_id = r.id and o.state = 'accepted') and i.status in ('approved', 'paid') and i.total_cents = r.cost_cents)
  and not exists (select from expense x where x.request_id = r.id and x.voided_at is null and x.invoice_id is null and x.amount_cents = r.cost_cents)`;

/** What there is to act on, read past the policies: the people then act through the API alone. `$1` is now, `$2` for how many days ended requests are looked at. */
export const OPEN = `select r.id, r.account_id as "accountId", r.unit_id as "unitId", r.status, r.supplier_account_id as "supplierAccountId",
    s.company_name as company, r.cost_cents as "costCents", r.status = 'cancelled' and r.canceled_during is not null as "canceledAtWork",
    coalesce((select json_agg(json_build_object('id', o.id, 'state', o.state, 'supplierAccountId', o.supplier_account_id, 'firstWins', o.first_wins,
      'priceCents', o.price_cents, 'endedDuring', o.ended_during) order by o.created_at, o.id) from offer o where o.request_id = r.id), '[]') as offers,
    coalesce((select json_agg(json_build_object('id', q.id, 'supplierAccountId', q.supplier_account_id) order by q.created_at, q.id)
      from quote q where q.request_id = r.id and q.state = 'sent'), '[]') as quotes,
    coalesce((select json_agg(json_build_object('id', i.id, 'status', i.status, 'totalCents', i.total_cents, 'supplierAccountId', i.supplier_account_id,
      'offerId', i.offer_id)
      order by i.created_at, i.id) from invoice i where i.request_id = r.id and i.status <> 'void'), '[]') as invoices,
    (select json_build_object('id', x.id, 'amountCents', x.amount_cents, 'payee', x.payee, 'version', x.version)
      from expense x where x.request_id = r.id and x.voided_at is null and x.invoice_id is null) as expense,
    (select json_build_object('id', t.id, 'side', t.side, 'from', t.times->0->>'from')
      from appointment_proposal t where t.request_id = r.id and t.state = 'open') as proposal,
    f.user_id as "technicianId", exists (select from job_visit v where v.request_id = r.id and v.finished_at is null) as "onSite"
  from service_request r left join supplier s on s.account_id = r.supplier_account_id
  left join job_assignment a on a.request_id = r.id and a.account_id = r.supplier_account_id
  left join supplier_staff f on f.id = a.staff_id
  where r.status in ('submitted', 'approved', 'offered', 'scheduled', 'in_progress', 'completed')
    or (r.status in ('closed', 'cancelled') and r.closed_at > $1::timestamptz - make_interval(days => $2) and (${UNPAID} or ${UNBOOKED}))
    or (r.status = 'cancelled' and r.canceled_during is not null and r.cost_cents is null and r.closed_at > $1::timestamptz - interval '2 days')
    or exists (select from job_visit v where v.request_id = r.id and v.finished_at is null)
    or exists (select from quote q where q.request_id = r.id and q.state = 'sent')
  order by r.created_at, r.id`;

export const pathOf = ({ id }: Pick<RequestState, 'id'>): string => `/api/service-requests/${id}`;

/** The work order of the job as it is now. */
export const orderOf = ({ offers }: RequestState): OfferState | undefined =>
  offers.find(({ state }) => state === 'accepted');
