import type { PaymentWays } from './payment-instruction.dto.js';

/** An instant is a date or its text (`isoOrNull`). */
export type WaysRow = Omit<PaymentWays, 'changedAt'> & { changedAt: Date | string | null };

export const WAY_FIELDS = [
  'transferTo',
  'transferNote',
  'chequePayableTo',
  'chequeSendTo',
  'chequeNote',
  'bankHolder',
  'bankDetails',
  'bankNote',
  'cashHow',
] as const satisfies readonly (keyof PaymentWays)[];
export type WayField = (typeof WAY_FIELDS)[number];
export type WayTexts = Readonly<Record<WayField, string | null>>;

const COLUMNS = `i.transfer_to as "transferTo", i.transfer_note as "transferNote", i.cheque_payable_to as "chequePayableTo",
    i.cheque_send_to as "chequeSendTo", i.cheque_note as "chequeNote", i.bank_holder as "bankHolder", i.bank_details as "bankDetails",
    i.bank_note as "bankNote", i.cash_how as "cashHow"`;

/** The account's, then those of each of its properties that isn't archived, by name. */
export const ALL_INSTRUCTIONS = `select o.property_id as "propertyId", o.name as "propertyName", coalesce(i.own, o.property_id is null) as own, ${COLUMNS},
    i.changed_at as "changedAt", coalesce(i.added, true) as added, coalesce(i.version, 0) as version
  from (select null::uuid as property_id, null::text as name union all
    select id, name from property where account_id = $1 and archived_at is null) o
  left join payment_instruction i on i.account_id = $1 and i.property_id is not distinct from o.property_id
  order by o.property_id is not null, lower(o.name), o.property_id`;

/**
 * What applies to the lease $1: the property's own, else the account's. When a property drops its own instructions,
 * that counts as their change. There is no row when no one has written any, or the reader may not read them.
 */
export const WAYS_OF_LEASE = `select ${COLUMNS},
    greatest(i.changed_at, (select g.changed_at from payment_instruction g where g.property_id = l.property_id and not g.own)) as "changedAt",
    i.added and not exists (select from payment_instruction g where g.property_id = l.property_id and not g.own) as added
  from lease l join payment_instruction i on i.account_id = l.account_id and i.own and (i.property_id is null or i.property_id = l.property_id)
  where l.id = $1 order by i.property_id is null limit 1`;

/** Those that were written for the account $1, or for its property $2. */
export const INSTRUCTIONS_OF = `select i.id, i.own, ${COLUMNS}, i.changed_at as "changedAt", i.added
  from payment_instruction i where i.account_id = $1 and i.property_id is not distinct from $2`;
