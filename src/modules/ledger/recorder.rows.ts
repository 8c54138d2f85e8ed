/**
 * SQL: the landlord's person behind entry `e`. A refund through a provider is written by the product once it was sent, for the
 * one who asked for it; the cashback that goes with it has the same key with a word after it.
 */
const personOf = (e: string) => `coalesce(case when ${e}.recorded_as = 'lw_landlord' then ${e}.recorded_by end,
    case when ${e}.kind = 'refund' then (select f.asked_by from refund f where f.payment_id = ${e}.payment_id and ${e}.key in ('refund:' || f.id, 'refund:' || f.id || ':cashback')) end)`;

/**
 * SQL: who wrote entry `e` of payment `y` (or of none), as `Recorder`; null for entries of before this was kept, and for
 * everyone but landlords. A payment through a provider is written by the product when the money arrives, for the tenant
 * who paid or had autopay on.
 */
export const recorderOf = (
  e: string,
  y: string,
) => `case when ${e}.recorded_as is not null and lw_account() is not null then json_build_object('kind',
    case when ${personOf(e)} is not null then case when lw_colleague_name(${personOf(e)}) is null then 'former_colleague' else 'colleague' end
      when ${e}.kind in ('online_payment', 'cashback') then case when ${y}.autopay then 'autopay' else 'tenant' end
      else 'automatic' end,
    'name', lw_colleague_name(${personOf(e)}),
    'own', coalesce(${personOf(e)} = lw_uid(), false),
    'at', to_char(${e}.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`;

/** SQL: who recorded payment `y`, and who recorded the latest entry that took some of it back. */
export const RECORDED_PAYMENT = `(select ${recorderOf('e', 'y')} from journal_entry e where e.payment_id = y.id and e.kind in ('online_payment', 'offline_payment') order by e.created_at, e.id limit 1)`;
export const TOOK_PAYMENT_BACK = `(select ${recorderOf('e', 'y')} from journal_entry e where e.payment_id = y.id and e.kind in ('return', 'reversal', 'refund', 'dispute_lost') order by e.created_at desc, e.id desc limit 1)`;

/** SQL: a name, or the kind where it was no one who is still in the account; of a `Recorder` in SQL. */
export const nameOfRecorder = (recorder: string) => `coalesce(${recorder} ->> 'name', ${recorder} ->> 'kind')`;
