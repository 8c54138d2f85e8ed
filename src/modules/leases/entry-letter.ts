import type { LetterKind } from '../../contract/letter-kinds.js';
import type { Fact, LetterPen, LetterText } from './letter-pen.js';

export type EntryLetterKind = Extract<LetterKind, 'charge' | 'returned' | 'given_back' | 'receipt' | 'correction'>;

/** A charge that an entry made, or its replacement. */
interface ChargeRow {
  kind: string;
  label: string | null;
  period: string | null;
  dueOn: string;
  amountCents: number;
}

interface PaymentRow {
  amountCents: number;
  method: string;
  payerName: string | null;
  paidOn: string;
  receiptNumber: string | null;
  refundedCents: number;
}

export interface EntryRow {
  id: string;
  kind: string;
  day: string;
  writtenAt: Date;
  /** When it was written, at the property. */
  writtenOn: string;
  note: string | null;
  currency: string;
  amountCents: number;
  charge: ChargeRow | null;
  payment: PaymentRow | null;
  /** The charges that a payment settles now. */
  paid: ChargeRow[];
  /** How the landlord returned a part of a payment, and how much of it they forgave. */
  given: { method: string; reference: string | null; forgivenCents: number } | null;
  /** The fee for a returned payment. */
  fee: ChargeRow | null;
  /** The entry that this one reverses. */
  original: { kind: string; day: string; note: string | null } | null;
  /** The charge that replaced the reversed one. */
  replacement: ChargeRow | null;
}

/** For the entry of a refund: its row, if the landlord recorded it by hand. */
const givenBack = (entry: string) =>
  `select from refund b where b.payment_id = ${entry}.payment_id and b.given_on is not null and ${entry}.key = 'refund:' || b.id`;

/**
 * The letter of entry `e` of the ledger, `o` is the entry that it reverses. The rule is the same as in `letterOfEntry`
 * of the contract.
 */
const KIND = `case when e.kind = 'return' and o.kind in ('offline_payment', 'online_payment') then 'returned'
    when e.kind in ('void', 'reversal') and o.kind in ('rent', 'late_fee', 'deposit', 'one_off', 'nsf_fee', 'opening_balance', 'credit', 'offline_payment') then 'correction'
    when e.kind = 'refund_failed' and o.kind = 'refund' and exists (${givenBack('o')}) then 'correction'
    when exists (select from journal_entry b where b.reverses_id = e.id) then null
    when exists (select from deposit_return g where g.lease_id = e.lease_id and g.undone_on is null and g.parts @> to_jsonb(coalesce(e.charge_id, e.id)::text)) then null
    when e.kind = 'refund' and exists (${givenBack('e')}) then 'given_back'
    when e.kind = 'offline_payment' then 'receipt'
    when e.kind in ('one_off', 'deposit', 'late_fee', 'nsf_fee') then 'charge'
    when e.kind = 'credit' and not exists (select from posting d where d.entry_id = e.id and d.ledger_account = 'deposits_held') then 'charge' end`;

/** Recurring charges that fall due aren't announced, so their letters are only made when someone requests one. */
const IS_NEWS = 'not exists (select from charge r where r.id = e.charge_id and r.recurring_id is not null)';

/** SQL: whether lease `l` has a letter of a kind about an entry. */
export const hasEntryLetter = (kind: EntryLetterKind) =>
  `exists (select from journal_entry e left join journal_entry o on o.id = e.reverses_id where e.lease_id = l.id and ${KIND} = '${kind}' and ${IS_NEWS})`;

/** A charge by the name that the ledger gives it (`LedgerLine`). */
const charge = (c: string, amount = `${c}.amount_cents`) =>
  `json_build_object('kind', case when ${c}.kind = 'one_off' and exists (select from journal_entry w where w.lease_id = ${c}.lease_id and w.charge_id = ${c}.id and w.kind = 'refund_recovery')
    then 'refund_owed' else ${c}.kind end, 'label', ${c}.label, 'period', ${c}.period, 'dueOn', ${c}.due_on, 'amountCents', ${amount})`;

/** The entry of lease `$1` that a letter of kind `$2` is about: `$3`, or without it the latest. */
export const ENTRY = `select e.id, e.kind, e.effective_on as day, e.created_at as "writtenAt", (e.created_at at time zone h.time_zone)::date::text as "writtenOn", e.note, e.currency,
    (select abs(coalesce(sum(s.amount_cents), 0))::bigint from posting s where s.entry_id = e.id and s.ledger_account in ('rent_receivable', 'prepayments')) as "amountCents",
    case when c.id is not null then ${charge('c')} end as charge,
    case when y.id is not null then json_build_object('amountCents', y.amount_cents, 'method', y.method, 'payerName', y.payer_name, 'paidOn', y.paid_on, 'receiptNumber', y.receipt_number,
      'refundedCents', (select coalesce(sum(f.amount_cents), 0)::bigint from refund f where f.payment_id = y.id and f.state <> 'failed')) end as payment,
    coalesce((select json_agg(${charge('k', 'a.cents')} order by k.due_on, k.id) from (
        select charge_id, sum(amount_cents)::bigint as cents from allocation where entry_id = e.id and released_at is null group by charge_id) a
      join charge k on k.id = a.charge_id), '[]') as paid,
    (select ${charge('n')} from charge n where n.id = y.returned_fee_id and n.voided_at is null) as fee,
    case when e.kind = 'refund' then (select json_build_object('method', b.method, 'reference', b.reference, 'forgivenCents',
        coalesce((select sum(s.amount_cents)::bigint from journal_entry j join posting s on s.entry_id = j.id where j.id = b.forgiving_credit_id and s.amount_cents > 0), 0))
      from refund b where b.payment_id = e.payment_id and b.given_on is not null and e.key = 'refund:' || b.id) end as given,
    case when o.id is not null then json_build_object('kind', o.kind, 'day', o.effective_on, 'note', o.note) end as original,
    (select ${charge('n')} from charge n where c.superseded and n.lease_id = c.lease_id and n.kind = c.kind and not n.superseded and n.voided_at is null
      and n.period is not distinct from c.period and n.recurring_id is not distinct from c.recurring_id and n.recurring_month is not distinct from c.recurring_month
      order by n.created_at desc, n.id desc limit 1) as replacement
  from journal_entry e join lease m on m.id = e.lease_id join property h on h.id = m.property_id
  left join journal_entry o on o.id = e.reverses_id left join charge c on c.id = e.charge_id left join payment y on y.id = e.payment_id
  where e.lease_id = $1 and ${KIND} = $2 and (e.id = $3::uuid or $3::uuid is null and ${IS_NEWS})
  order by e.created_at desc, e.id desc limit 1`;

/** Leaves the balance out, because all letters about money state it in the same words. */
export function entryLetter(kind: EntryLetterKind, row: EntryRow, pen: LetterPen): LetterText {
  const text = {
    charge: chargeText,
    returned: returnedText,
    given_back: givenBackText,
    receipt: receiptText,
    correction: correctionText,
  }[kind];
  return text(row, pen);
}

function chargeText(
  { kind, writtenOn, note, currency, amountCents, charge: row }: EntryRow,
  pen: LetterPen,
): LetterText {
  const { say } = pen;
  const title = kind === 'credit' || kind === 'late_fee' ? `charge.titles.${kind}` : 'charge.title';
  return {
    title,
    facts: [
      [say('charge.addedOn'), pen.day(writtenOn)],
      [say('charge.what'), row ? nameOf(row, pen) : (note ?? pen.entry(kind))],
      ...(kind === 'late_fee' && row?.period ? [[say('charge.rent'), pen.entry('rent', row.period)] as Fact] : []),
      [say('charge.amount'), pen.money(amountCents, currency)],
      ...(row ? [[say('charge.dueOn'), pen.day(row.dueOn)] as Fact] : []),
    ],
    notes: [say('moneyNote')],
  };
}

function returnedText({ day, note, currency, payment, fee }: EntryRow, pen: LetterPen): LetterText {
  const { say } = pen;
  if (!payment) return { facts: [], notes: [] };
  const amount = pen.money(payment.amountCents, currency);
  return {
    facts: [
      [say('returned.on'), pen.day(day)],
      [say('returned.payment'), say('returned.received', { amount, day: pen.day(payment.paidOn) })],
      [say('receipt.method'), pen.method(payment.method)],
      ...(payment.receiptNumber
        ? [[say('receipt.number'), say('returned.void', { number: payment.receiptNumber })] as Fact]
        : []),
      ...(note ? [[say('reason'), note] as Fact] : []),
      [say('returned.again'), amount],
      ...(fee ? [[say('returned.fee'), dueText(fee, currency, pen)] as Fact] : []),
    ],
    notes: [say('moneyNote')],
  };
}

function givenBackText({ day, note, currency, amountCents, payment, given }: EntryRow, pen: LetterPen): LetterText {
  const { say } = pen;
  if (!payment || !given) return { facts: [], notes: [] };
  const { reference, forgivenCents } = given;
  return {
    facts: [
      [say('given_back.on'), pen.day(day)],
      [say('charge.amount'), pen.money(amountCents, currency)],
      [say('given_back.method'), pen.method(given.method)],
      ...(reference ? [[say('given_back.reference'), reference] as Fact] : []),
      [
        say('given_back.payment'),
        say('returned.received', { amount: pen.money(payment.amountCents, currency), day: pen.day(payment.paidOn) }),
      ],
      ...(note ? [[say('reason'), note] as Fact] : []),
      ...(forgivenCents > 0 ? [[say('given_back.forgiven'), pen.money(forgivenCents, currency)] as Fact] : []),
    ],
    notes: [say('given_back.note')],
  };
}

function receiptText({ currency, payment, paid }: EntryRow, pen: LetterPen): LetterText {
  const { say } = pen;
  if (!payment) return { facts: [], notes: [] };
  const { amountCents, refundedCents } = payment;
  const settled = paid.reduce((total, part) => total + part.amountCents, 0);
  const back = Math.min(refundedCents, amountCents - settled);
  const ahead = amountCents - settled - back;
  const line = (what: string, cents: number): Fact => [
    say('receipt.pays'),
    say('receipt.line', { what, amount: pen.money(cents, currency) }),
  ];
  return {
    facts: [
      ...(payment.receiptNumber ? [[say('receipt.number'), payment.receiptNumber] as Fact] : []),
      [say('receipt.paidOn'), pen.day(payment.paidOn)],
      [say('charge.amount'), pen.money(amountCents, currency)],
      [say('receipt.method'), pen.method(payment.method)],
      [say('receipt.payer'), payment.payerName ?? say('receipt.unknownPayer')],
      ...paid.map((part) => line(nameOf(part, pen), part.amountCents)),
      ...(ahead > 0 ? [line(say('receipt.ahead'), ahead)] : []),
      ...(back > 0 ? [line(say('receipt.back'), back)] : []),
    ],
    notes: [say('receipt.note')],
  };
}

/** What applies once an entry without a charge is reversed. */
const WITHOUT_CHARGE: Readonly<Record<string, string>> = { offline_payment: 'noPayment', refund: 'notGivenBack' };

function correctionText(row: EntryRow, pen: LetterPen): LetterText {
  const { day, note, currency, amountCents, charge: wrong, original, replacement } = row;
  const { say } = pen;
  const what = wrong
    ? nameOf(wrong, pen)
    : (original?.kind === 'credit' && original.note) || pen.entry(original?.kind ?? '');
  const now = replacement
    ? say('correction.replaced', { what: nameOf(replacement, pen), amount: dueText(replacement, currency, pen) })
    : say(`correction.${wrong ? 'canceled' : (WITHOUT_CHARGE[original?.kind ?? ''] ?? 'noCredit')}`);
  const was = { what, amount: pen.money(amountCents, currency), day: pen.day(original?.day ?? day) };
  return {
    facts: [
      [say('correction.on'), pen.day(day)],
      [say('correction.was'), say('correction.entered', was)],
      ...(note ? [[say('reason'), note] as Fact] : []),
      [say('correction.now'), now],
    ],
    notes: [say('moneyNote')],
  };
}

const nameOf = ({ kind, label, period }: ChargeRow, pen: LetterPen) => label ?? pen.entry(kind, period);

const dueText = ({ amountCents, dueOn }: ChargeRow, currency: string, pen: LetterPen) =>
  pen.say('due', { amount: pen.money(amountCents, currency), day: pen.day(dueOn) });
