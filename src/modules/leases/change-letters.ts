import { Problem } from '../../platform/errors/problem.js';
import type { TermsThen } from './lease-change.entity.js';
import type { Fact, LetterPen, LetterText } from './letter-pen.js';

export interface ChangeRow {
  changedOn: string;
  writtenAt: Date;
  reason: string | null;
  agreed: boolean;
  before: TermsThen;
  after: TermsThen;
  amountCents: number;
  currency: string;
}

/**
 * SQL: whether change `g` of lease `l` has a letter of its kind. A letter about an end exists as long as the lease
 * still ends on that day, one about an end that was undone until the lease has ended again.
 */
const HAS_LETTER = `case g.kind when 'end_undone' then l.state <> 'ended' when 'end' then ( l.ends_for_good and l.term_ends_on = (g.after->>'termEndsOn')::date
    and (l.ends_on is null or l.ends_on = l.term_ends_on) or l.state = 'ended' and l.ends_on = (g.after->>'termEndsOn')::date) else true end`;

/**
 * SQL: whether lease `l` has a letter about its end. One that has ended has, and so has one that ends by agreement or by a
 * tenant's notice; a landlord's notice is a letter of its own.
 */
export const hasEndLetter = `(exists (select from lease_change g where g.lease_id = l.id and g.kind = 'end' and ${HAS_LETTER})
    or l.state = 'ended' or l.state = 'notice' and l.notice_by <> 'landlord')`;

/** SQL: whether lease `l` has a letter about such a change. */
export const hasChangeLetter = (kind: 'correction' | 'end_undone' | 'rent_canceled') =>
  `exists (select from lease_change g where g.lease_id = l.id and g.kind = '${kind}' and ${HAS_LETTER})`;

/** SQL: whether notice was given of a change of lease `l`'s rent that was canceled later. */
export const hasCanceledNotice =
  "exists (select from lease_change g where g.lease_id = l.id and g.kind = 'rent_canceled' and g.before->>'noticeOn' is not null)";

/** The latest change of lease `$1` of kind `$2`. */
export const CHANGE = `select g.changed_on as "changedOn", g.created_at as "writtenAt", g.reason, g.agreed, g.before, g.after, g.amount_cents as "amountCents", l.currency
  from lease_change g join lease l on l.id = g.lease_id where g.lease_id = $1 and g.kind = $2 and ${HAS_LETTER}
  order by g.created_at desc, g.id desc limit 1`;

/** Whose end it was, and on which day. */
export interface EndRow {
  state: string;
  noticeBy: string | null;
  noticeGivenOn: string | null;
  /** Whether the landlord recorded why the tenants agree. One who accepts what a tenant asked for doesn't. */
  agreementRecorded: boolean;
  endsOn: string | null;
}

/**
 * The end of a lease that was recorded without a change of its terms. 404 while the lease runs on, and beside a
 * landlord's notice, which is a letter of its own.
 */
export function recordedEndLetter(
  { state, noticeBy, noticeGivenOn, agreementRecorded, endsOn }: EndRow,
  { say, day }: LetterPen,
): LetterText {
  const isEnding = state === 'notice' && noticeBy !== 'landlord';
  if (!endsOn || !(state === 'ended' || isEnding)) throw new Problem('not_found');
  const by = noticeBy === 'agreement' && !agreementRecorded ? 'asked' : (noticeBy ?? 'term');
  return {
    facts: [
      [say('notice.lastDay'), day(endsOn)],
      [say('end.how'), say(`end.by.${by}`, { day: day(noticeGivenOn ?? endsOn) })],
    ],
    notes: [say(noticeBy === 'tenant' ? 'end.noteOwn' : 'end.note')],
  };
}

/**
 * The end of a lease by its terms: the last day, what was agreed before, and whether the landlord recorded that the
 * tenants agreed.
 */
export function endLetter({ changedOn, agreed, before, after }: ChangeRow, pen: LetterPen): LetterText {
  const { say, day } = pen;
  return {
    facts: [
      [say('end.changedOn'), day(changedOn)],
      [say('notice.lastDay'), day(after.termEndsOn ?? '')],
      [say('end.before'), endBefore(before, pen)],
      [say('end.agreement'), say(agreed ? 'end.agreed' : 'end.notAgreed')],
    ],
    notes: [say('end.note')],
  };
}

function endBefore({ termEndsOn, endsForGood }: TermsThen, { say, day }: LetterPen): string {
  if (!termEndsOn) return say('monthly');
  return say(endsForGood ? 'end.beforeFinal' : 'end.beforeTerm', { day: day(termEndsOn) });
}

/** A correction of a lease: each term before and after, and the change of the amount owed. */
export function correctionLetter(row: ChangeRow, pen: LetterPen): LetterText {
  const { changedOn, reason, amountCents, currency } = row;
  const { say } = pen;
  const effect = amountCents === 0 ? 'same' : amountCents > 0 ? 'more' : 'less';
  return {
    facts: [
      [say('correction.on'), pen.day(changedOn)],
      ...(reason ? [[say('reason'), reason] as Fact] : []),
      ...correctedTerms(row, pen),
      [say('correction.effect'), say(`correction.${effect}`, { amount: pen.money(Math.abs(amountCents), currency) })],
    ],
    notes: [say('moneyNote')],
  };
}

/** The end of a lease that was a mistake: the day that no longer applies, what applies again, and what is owed for it. */
export function endUndoneLetter(
  { changedOn, before, after, amountCents, currency }: ChangeRow,
  pen: LetterPen,
): LetterText {
  const { say, day, money } = pen;
  return {
    facts: [
      [say('end_undone.on'), day(changedOn)],
      [say('end_undone.before'), day(before.endsOn ?? '')],
      [
        say('correction.now'),
        say(after.endsOn ? 'end_undone.until' : 'end_undone.continues', {
          day: after.endsOn ? day(after.endsOn) : '',
          amount: money(after.rentCents ?? 0, currency),
        }),
      ],
      [
        say('correction.effect'),
        say(`end_undone.${amountCents > 0 ? 'more' : 'same'}`, { amount: money(amountCents, currency) }),
      ],
    ],
    // A notice for another day may apply again, so only the letters about this one are revoked.
    notes: [say('end_undone.note', { day: day(before.endsOn ?? '') })],
  };
}

/** A next term or a change of rent that the landlord canceled: what was announced, and the rent that stays. */
export function canceledRentLetter({ changedOn, before, after, currency }: ChangeRow, pen: LetterPen): LetterText {
  const { say, day, money } = pen;
  return {
    ...(before.rentOnly && { title: 'rent_canceled.titleRent' }),
    facts: [
      [say('rent_canceled.on'), day(changedOn)],
      [
        say('rent_canceled.what'),
        say('rent_canceled.announced', {
          amount: money(before.rentCents ?? 0, currency),
          day: day(before.startsOn ?? ''),
        }),
      ],
      ...(before.noticeOn ? [[say('rent.noticeOn'), day(before.noticeOn)] as Fact] : []),
      [say('correction.now'), say('rent_canceled.stays', { amount: money(after.rentCents ?? 0, currency) })],
    ],
    notes: [say('rent_canceled.note')],
  };
}

function correctedTerms({ before, after, currency }: ChangeRow, { say, money, day }: LetterPen): Fact[] {
  const written: [term: 'rentCents' | 'dueDay' | 'startsOn', write: (terms: TermsThen) => string][] = [
    ['rentCents', ({ rentCents = 0 }) => money(rentCents, currency)],
    ['dueDay', ({ dueDay = 1 }) => String(dueDay)],
    ['startsOn', ({ startsOn = '' }) => day(startsOn)],
  ];
  return written
    .filter(([term]) => before[term] !== after[term])
    .map(([term, write]) => [
      say(`correction.${term}`),
      say('correction.instead', { after: write(after), before: write(before) }),
    ]);
}
