import { QUESTIONS } from '../../../contract/emergencies/questions.js';
import { EMERGENCY_KINDS } from '../../../contract/emergencies/rule.js';
import { HOURS } from '../../../contract/hours.js';
import {
  BANK_DETAILS_MAX,
  INVOICE_LINES_MAX,
  LINE_TAXES_MAX,
  QUANTITY_MAX_THOUSANDTHS,
  TAX_RATE_UNIT,
  type InvoiceSender,
} from '../../../contract/invoices.js';
import { MAINTENANCE } from '../../../contract/limits.js';
import { LISTING_LIMITS } from '../../../contract/listing-options.js';
import { SEASONS } from '../../../contract/maintenance.js';
import { NOTICE_BY, NOTICE_REASONS } from '../../../contract/notice-reasons.js';
import { ON_CALL_CHANNELS } from '../../../contract/on-call.js';
import type { PostalAddress } from '../../../contract/postal-address.js';
import { ISSUE_TYPES, PRIORITIES } from '../../../contract/priorities.js';
import { TRADES, TRADES_MAX } from '../../../contract/service-types.js';
import { SUPPLIER_GAPS } from '../../../contract/supplier-papers.js';
import { AMOUNT_MAX_CENTS, APPOINTMENT_TIMES_MAX, REQUEST_LINE_MENTIONS_MAX } from '../../../contract/work-limits.js';
import type { ImportCounts } from '../../imports/portfolio-import.entity.js';
import { REASON_CODES, type RenewalInputs } from '../../lease-renewals/renewal.entity.js';
import type { TermsThen } from '../../leases/lease-change.entity.js';
import type { BeforeEnd } from '../../leases/lease.entity.js';
import { VIEW_SORTS, type ViewFilters } from '../../service-requests/views/saved-view.dto.js';
import {
  ahead,
  bool,
  day,
  email,
  fields,
  line,
  list,
  matching,
  named,
  oneOf,
  orNull,
  scalar,
  text,
  uuid,
  whole,
  word,
  type Rule,
} from './rules.js';

const cents = whole(0, AMOUNT_MAX_CENTS);
const count = whole(0, 10_000_000);
const keys = (options: readonly { key: string }[]) => oneOf(...options.map(({ key }) => key));
/** The fields of a type of the product, all of them: the compiler asks for a new one. */
type Shape<T> = Readonly<Record<keyof T, Rule>>;

const address = fields({
  streetNumber: line(12),
  street: line(120),
  city: line(80),
  region: matching(/^[A-Z0-9]{1,3}$/),
  postalCode: line(12),
  country: matching(/^[A-Z]{2}$/),
} satisfies Shape<PostalAddress>);
const terms = fields({}, {
  startsOn: day,
  rentCents: cents,
  dueDay: whole(1, 31),
  termEndsOn: orNull(day),
  endsForGood: bool,
  noticeOn: orNull(day),
  endsOn: orNull(day),
  rentOnly: bool,
} satisfies Shape<TermsThen>);
const taxName = line(60);
const time = matching(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What a renewal was computed from. Later versions of its rules added the fields that may be missing. */
type Law = RenewalInputs['law'];
type LaterLaw = 'capSource' | 'capMustCheck' | 'capEndedOn';
const LAW: Shape<Omit<Law, LaterLaw>> = {
  capCents: orNull(cents),
  capStatus: word,
  guidelineCents: orNull(cents),
  noticeFrom: orNull(day),
  noticeBy: orNull(day),
  noticeStatus: word,
  earliestOn: orNull(day),
};
const LATER_LAW: Shape<Pick<Law, LaterLaw>> = {
  capSource: orNull(text(500)),
  capMustCheck: bool,
  capEndedOn: orNull(day),
};
type Later = 'monthly' | 'termEndedOn' | 'termBeganOn' | 'tenantIntent';
const INPUTS: Shape<Omit<RenewalInputs, Later>> = {
  today: day,
  leaseStartsOn: day,
  term: fields({ startsOn: day, endsOn: day }),
  rentCents: cents,
  marketRentCents: orNull(cents),
  rentsDue: count,
  rentsOnTime: count,
  overdueCents: whole(0, AMOUNT_MAX_CENTS * 1000),
  repairsWaiting: count,
  maxIncreaseBasisPoints: count,
  law: fields(LAW, LATER_LAW),
};
const LATER_INPUTS: Shape<Pick<RenewalInputs, Later>> = {
  monthly: bool,
  termEndedOn: orNull(day),
  termBeganOn: day,
  tenantIntent: orNull(word),
};

/** The shape of each column of JSON that moves. Those that move with a value of their own are in `moved-tables.ts`. */
export const JSON_SHAPES: Readonly<Record<string, Rule>> = {
  'supplier.trades': list(oneOf(...TRADES), TRADES_MAX, 1),
  'portfolio_import.counts': fields({}, {
    properties: count,
    units: count,
    leases: count,
    tenants: count,
    known: count,
  } satisfies Shape<ImportCounts>),
  'lease.before_end': fields({
    state: oneOf('active', 'notice'),
    endsOn: orNull(day),
    noticeBy: orNull(oneOf(...NOTICE_BY)),
    noticeGivenOn: orNull(day),
    noticeReason: orNull(oneOf(...NOTICE_REASONS)),
    noticeConfirmation: orNull(text(500)),
  } satisfies Shape<BeforeEnd>),
  'lease_change.before': terms,
  'lease_change.after': terms,
  'lease_renewal.reasons': list(
    fields({ code: oneOf(...REASON_CODES), weight: whole(-1000, 1000), values: named(scalar, 20) }),
    30,
  ),
  'lease_renewal.inputs': fields(INPUTS, LATER_INPUTS),
  'deposit_return.deductions': list(
    fields(
      { label: text(300), amountCents: cents },
      { kind: oneOf('owed'), documents: list(fields({ id: uuid, name: text(200) }), 50) },
    ),
    100,
  ),
  'deposit_return.parts': list(uuid, 500),
  'invoice.lines': list(
    fields({
      description: text(1000),
      quantityThousandths: whole(0, QUANTITY_MAX_THOUSANDTHS),
      unitCents: cents,
      taxes: list(fields({ name: taxName, rateThousandths: whole(0, TAX_RATE_UNIT) }), LINE_TAXES_MAX),
    }),
    INVOICE_LINES_MAX,
  ),
  'invoice.paper_taxes': list(fields({ name: taxName, amountCents: cents }), 10),
  'invoice.sender': fields({
    address: orNull(address),
    phone: orNull(text(40)),
    email: orNull(email),
    eTransfer: orNull(email),
    checkPayableTo: orNull(line(120)),
    bankDetails: orNull(text(BANK_DETAILS_MAX)),
  } satisfies Shape<InvoiceSender>),
  'service_request.floor_kinds': list(oneOf(...EMERGENCY_KINDS), EMERGENCY_KINDS.length),
  'service_request.answers': fields(
    {},
    Object.fromEntries(Object.entries(QUESTIONS).map(([id, { answers }]) => [id, oneOf(...answers)])),
  ),
  'request_event.mentioned': list(uuid, REQUEST_LINE_MENTIONS_MAX, 1),
  'appointment_proposal.times': list(fields({ from: ahead, until: ahead }), APPOINTMENT_TIMES_MAX, 1),
  'gap_override.gaps': list(oneOf(...SUPPLIER_GAPS), SUPPLIER_GAPS.length, 1),
  'maintenance_schedule.checklist': list(text(MAINTENANCE.lineMax), MAINTENANCE.checklistMax),
  'maintenance_schedule.seasons': list(oneOf(...SEASONS), SEASONS.length),
  'on_call_entry.hours': list(fields({ days: list(whole(1, 7), 7), from: time, until: time }), HOURS.hoursMax),
  'on_call_entry.days_off': list(fields({ from: day, until: day }, { yearly: bool }), HOURS.daysOffMax),
  'on_call_ask.channels': list(oneOf(...ON_CALL_CHANNELS), ON_CALL_CHANNELS.length),
  'listing.amenities': list(text(LISTING_LIMITS.amenity), LISTING_LIMITS.amenities),
  'listing.photo_ids': list(uuid, LISTING_LIMITS.photos),
  'lease_message.document_ids': list(uuid, 50),
  'bulk_task_item.values': named(scalar, 20),
  'saved_view.filters': fields({}, {
    q: text(200),
    property: uuid,
    priority: keys(PRIORITIES),
    issue: keys(ISSUE_TYPES),
    view: oneOf('board', 'list'),
    sort: oneOf(...VIEW_SORTS),
  } satisfies Shape<ViewFilters>),
};
