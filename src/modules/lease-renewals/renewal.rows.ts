import type { Catalogues } from '../../platform/i18n/catalogues.js';
import { amountText, dayText } from '../../platform/i18n/written.js';
import { REACHED_BY_EMAIL } from '../leases/reached.rows.js';
import type { Reason, RenewalInputs } from './recommend.js';
import type { RenewalResponse, SentOfferResponse } from './renewal.dto.js';

const instant = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const OFFER = `(select json_build_object('id', o.id, 'state', o.state, 'sentAt', ${instant('o.created_at')}, 'answerBy', o.answer_by,
    'answeredAt', ${instant('o.answered_at')}, 'answeredBy', (select t.first_name || ' ' || t.last_name from lease_tenant t
      where t.lease_id = o.lease_id and t.user_id = o.answered_by limit 1),
    'question', o.question, 'askedAt', ${instant('o.asked_at')}, 'reply', o.reply)
  from renewal_offer o where o.renewal_id = r.id order by o.created_at desc, o.id desc limit 1)`;

const INTENTS = `(select coalesce(json_agg(json_build_object('name', t.first_name || ' ' || t.last_name, 'intent', i.intent, 'saidAt', ${instant('i.said_at')})
    order by i.said_at desc, i.id), '[]')
  from renewal_intent i join lease_tenant t on t.lease_id = i.lease_id and t.user_id = i.user_id
  where i.lease_id = r.lease_id and i.term_ends_on = r.starts_on - 1)`;

export const RENEWAL_TENANTS = `array(select t.first_name || ' ' || t.last_name from lease_tenant t where t.lease_id = r.lease_id order by t.created_at, t.id)`;

/** Tenants who get no email about an offer, because they have neither an address nor an account. */
const ON_PAPER = `array(select t.first_name || ' ' || t.last_name from lease_tenant t where t.lease_id = r.lease_id and not ${REACHED_BY_EMAIL} order by t.created_at, t.id)`;

export const RENEWAL_COLUMNS = `r.id, r.lease_id as "leaseId", r.property_id as "propertyId", r.unit_id as "unitId", u.label as "unitLabel",
  p.street_number as "streetNumber", p.street, p.city, ${RENEWAL_TENANTS} as tenants, ${ON_PAPER} as "onPaper", r.status, r.action, r.starts_on as "startsOn",
  r.ends_on as "endsOn", r.current_rent_cents as "currentRentCents", r.low_rent_cents as "lowRentCents",
  r.proposed_rent_cents as "proposedRentCents", r.high_rent_cents as "highRentCents", r.rent_cents as "rentCents", r.currency,
  r.cap_cents as "capCents", r.cap_status as "capStatus", r.notice_from as "noticeFrom", r.notice_by as "noticeBy",
  r.reasons, r.confidence, r.decided_at as "decidedAt", r.created_at as "createdAt", r.version,
  to_char(now_at.now at time zone p.time_zone, 'YYYY-MM-DD') as today, ${OFFER} as offer, ${INTENTS} as intents, p.country, p.region, r.inputs`;

/** `$1` is now. */
export const RENEWAL_FROM = `lease_renewal r join unit u on u.id = r.unit_id join property p on p.id = r.property_id
  cross join (select $1::timestamptz as now) now_at`;

export type RenewalRow = Omit<
  RenewalResponse,
  'reasons' | 'noticeStatus' | 'capSource' | 'capMustCheck' | 'capEndedOn' | 'offerFrom' | 'decidedAt' | 'createdAt'
> & {
  country: string;
  region: string;
  inputs: RenewalInputs;
  reasons: Reason[];
  today: string;
  decidedAt: Date | null;
  createdAt: Date;
  offer: SentOfferResponse | null;
};

/** Reasons are shown in the reader's language. */
export function toRenewal(
  row: RenewalRow,
  offerFrom: string | null,
  words: Catalogues,
  language: string,
): RenewalResponse {
  return {
    id: row.id,
    leaseId: row.leaseId,
    propertyId: row.propertyId,
    unitId: row.unitId,
    unitLabel: row.unitLabel,
    streetNumber: row.streetNumber,
    street: row.street,
    city: row.city,
    tenants: row.tenants,
    onPaper: row.onPaper,
    status: row.status,
    action: row.action,
    monthly: row.inputs.monthly ?? false,
    startsOn: row.startsOn,
    endsOn: row.endsOn,
    currentRentCents: row.currentRentCents,
    lowRentCents: row.lowRentCents,
    proposedRentCents: row.proposedRentCents,
    highRentCents: row.highRentCents,
    rentCents: row.rentCents,
    currency: row.currency,
    capCents: row.capCents,
    capStatus: row.capStatus,
    capSource: row.inputs.law.capSource ?? null,
    capMustCheck: row.inputs.law.capMustCheck ?? true,
    capEndedOn: row.inputs.law.capEndedOn ?? null,
    noticeFrom: row.noticeFrom,
    noticeBy: row.noticeBy,
    noticeStatus: noticeStatus(row),
    offerFrom,
    intents: row.intents,
    reasons: row.reasons.map(({ code, weight, values }) => ({
      code,
      weight,
      text: reasonText({ code, weight, values }, row.currency, words, language),
    })),
    confidence: row.confidence,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
    offer: row.offer,
  };
}

function noticeStatus({ today, noticeFrom, noticeBy }: RenewalRow): RenewalResponse['noticeStatus'] {
  if (noticeBy === null) return 'unknown';
  if (today > noticeBy) return 'missed';
  return noticeFrom !== null && today < noticeFrom ? 'too_early' : 'open';
}

/** Amounts and days of a reason are values; its words are in the message catalogue. */
export function reasonText({ code, values }: Reason, currency: string, words: Catalogues, language: string): string {
  const shown = Object.entries(values).map(([name, value]) => {
    if (name === 'cents' || name === 'market')
      return [name, amountText(language, Number(value), currency, { code: false })] as const;
    return [name, name === 'day' ? dayText(language, String(value)) : value] as const;
  });
  return words.text(language, `lease-renewals.reason.${code}`, Object.fromEntries(shown));
}
