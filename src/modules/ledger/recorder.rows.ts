/**
 * SQL: who wrote entry `e` of payment `y` (or of none), as `Recorder`; null for entries of before this was kept, and for
 * everyone but landlords. A payment through a provider is written by the product when the money arrives, for the tenant
 * who paid or had autopay on.
 */
export const recorderOf = (
  e: string,
  y: string,
) => `case when ${e}.recorded_as is not null and lw_account() is not null then json_build_object('kind',
    case when ${e}.recorded_by is not null and ${e}.recorded_as = 'lw_landlord' then case when lw_colleague_name(${e}.recorded_by) is null then 'former_colleague' else 'colleague' end
      when ${e}.kind in ('online_payment', 'cashback') then case when ${y}.autopay then 'autopay' else 'tenant' end
      else 'automatic' end,
    'name', case when ${e}.recorded_as = 'lw_landlord' then lw_colleague_name(${e}.recorded_by) end,
    'at', to_char(${e}.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end`;
