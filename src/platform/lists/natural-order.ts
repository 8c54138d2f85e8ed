/**
 * SQL: the order in which people read names that may begin with a number, such as `745` and `1455 Rue Drolet`: the number counts
 * as one, so 745 comes first, and names without a number follow those with one.
 */
export const naturalOrder = (name: string): string =>
  `case when ${name} ~ '^[0-9]' then '0' || lpad(substring(${name} from '^[0-9]{1,12}'), 12, '0') else '1' end || lower(${name})`;
