import { day as dayOf } from '../../contract/days.js';
import { NOTICE_REASONS } from '../../contract/notice-reasons.js';
import { Problem } from '../../platform/errors/problem.js';
import type { HomeParts } from '../../platform/i18n/written.js';
import { addressForReader, type Letterhead } from '../accounts/rules/account-address.js';
import { HOME_JSON, TOWN } from '../portfolio/home.rows.js';
import { formIn, increaseForm, landlordForm, type NoticeForm } from '../regions/rules/notice-form.js';
import { regionLawAt, type Place } from '../regions/rules/region-law.js';
import type { Fact, LetterPen, LetterText } from './letter-pen.js';

/** The parties of a lease, its notice and its next rent. */
export interface LetterRow extends Place, Letterhead {
  country: string;
  tenants: string | null;
  language: string | null;
  home: HomeParts;
  town: string;
  currency: string;
  rentCents: number;
  noticeBy: string | null;
  noticeReason: string | null;
  noticeGivenOn: string | null;
  /** The last day that a notice named, also where an earlier end was agreed on later. */
  noticeEndsOn: string | null;
  state: string;
  agreementRecorded: boolean;
  /** The last day, where the lease has one. */
  endsOn: string | null;
  next: NextRent | null;
  /** The latest change that was announced and then canceled, with the rent that applied. */
  canceled: (NextRent & { canceledOn: string; presentCents: number }) | null;
}

interface NextRent {
  startsOn: string;
  rentCents: number;
  noticeOn: string | null;
}

/** `$2` is now. The latest change of rent has its letter as long as the lease is there: people look such things up years later. */
export const LETTER = `select a.name as landlord, ${addressForReader('$2')} as "landlordAddress", string_agg(t.first_name || ' ' || t.last_name, ', ' order by t.created_at, t.id) as tenants,
    (array_agg(t.language order by t.created_at, t.id))[1] as language, p.country, p.region, p.city,
    ${HOME_JSON} as home, ${TOWN} as town,
    l.currency, coalesce((select b.rent_cents from lease_term b where b.lease_id = l.id and b.starts_on < n.starts_on order by b.starts_on desc limit 1), l.rent_cents)::bigint as "rentCents",
    l.notice_by as "noticeBy", l.notice_reason as "noticeReason", l.notice_given_on as "noticeGivenOn", l.notice_confirmation is not null as "agreementRecorded", l.state,
    coalesce(l.ends_on, case when l.ends_for_good then l.term_ends_on end) as "endsOn",
    coalesce((select g.before->>'termEndsOn' from lease_change g where g.lease_id = l.id and g.kind = 'end' and g.before->>'noticeOn' is not null
      and l.state = 'ended' and g.after->>'termEndsOn' = l.ends_on::text order by g.created_at desc, g.id desc limit 1), l.ends_on::text) as "noticeEndsOn",
    case when n.id is not null then json_build_object('startsOn', n.starts_on, 'rentCents', n.rent_cents, 'noticeOn', n.notice_on) end as next,
    (select json_build_object('startsOn', g.before->>'startsOn', 'rentCents', (g.before->>'rentCents')::bigint, 'noticeOn', g.before->>'noticeOn',
        'canceledOn', g.changed_on, 'presentCents', (g.after->>'rentCents')::bigint)
      from lease_change g where g.lease_id = l.id and g.kind = 'rent_canceled' and g.before->>'noticeOn' is not null order by g.created_at desc, g.id desc limit 1) as canceled
  from lease l join account a on a.id = l.account_id join property p on p.id = l.property_id join unit u on u.id = l.unit_id
  left join lease_tenant t on t.lease_id = l.id
  left join lateral (select * from lease_term where lease_id = l.id and not tenant_accepted and notice_on is not null
    order by starts_on desc limit 1) n on true
  where l.id = $1 group by a.id, l.id, p.id, u.id, n.id, n.starts_on, n.rent_cents, n.notice_on`;

/** The landlord's notice to leave. 404 without one. */
export function noticeLetter(row: LetterRow, pen: LetterPen): LetterText {
  const { noticeBy, noticeReason, noticeGivenOn, noticeEndsOn } = row;
  const { say, day } = pen;
  if (noticeBy !== 'landlord') throw new Problem('not_found');
  return {
    facts: [
      [say('notice.givenOn'), day(noticeGivenOn ?? '')],
      [say('notice.lastDay'), day(noticeEndsOn ?? '')],
      [say('notice.reason'), say(`notice.reasons.${noticeReason ?? 'other'}`)],
      ...formFacts(row, pen),
    ],
    notes: [say('notice.note')],
  };
}

/** The form that the region requires, and where to find it, because the letter doesn't replace it. */
function formFacts({ noticeReason, noticeEndsOn, ...place }: LetterRow, pen: LetterPen): Fact[] {
  const reason = NOTICE_REASONS.find((known) => known === noticeReason) ?? 'other';
  return formFact(noticeEndsOn ? landlordForm(regionLawAt(place), reason, dayOf(noticeEndsOn)) : null, pen);
}

function formFact(form: NoticeForm | null, { say, language }: LetterPen): Fact[] {
  if (!form) return [];
  const [name, page] = formIn(language, form);
  const parts = [name ?? say('notice.formUnnamed'), page, form.mustCheck && say('notice.formCheck')];
  return [[say('notice.form'), parts.filter(Boolean).join('\n')]];
}

/**
 * A change of rent; 404 without one. One that was canceled keeps its letter, marked as canceled, until a later change is
 * announced. One that begins after the lease's last day is marked, too.
 */
export function rentLetter(row: LetterRow, pen: LetterPen): LetterText {
  const { rentCents, currency, next, canceled, endsOn, ...place } = row;
  const { say, day, money } = pen;
  const taken = canceled && !(next && next.startsOn >= canceled.startsOn) ? canceled : null;
  const change = taken ?? next;
  if (!change) throw new Problem('not_found');
  const present = taken?.presentCents ?? rentCents;
  const rises = change.rentCents > present;
  const never = endsOn !== null && endsOn < change.startsOn && !taken;
  const form = rises && !never ? formFact(increaseForm(regionLawAt(place), dayOf(change.startsOn)), pen) : [];
  return {
    ...(taken && { title: 'rent.titleCanceled' }),
    ...(never && { title: 'rent.titleNever' }),
    facts: [
      ...(never ? [[say('rent.never'), say('rent.neverText', { day: day(endsOn) })] as Fact] : []),
      ...(taken ? [[say('rent_canceled.on'), day(taken.canceledOn)] as Fact] : []),
      [say('rent.noticeOn'), day(change.noticeOn ?? '')],
      [say('rent.present'), money(present, currency)],
      [say('rent.next'), money(change.rentCents, currency)],
      [say('rent.from'), day(change.startsOn)],
      ...form,
    ],
    notes: [say(form.length > 0 ? 'rent.noteForm' : 'rent.note')],
  };
}
