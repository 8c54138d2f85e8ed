import { PARTS, SEARCH_FIELDS, type Part, type SearchField } from './search-parts.js';
import type { SearchKind } from './search.dto.js';
import { AT_ADDRESS, TEAM_PARTS } from './team-parts.js';

/** How many of a kind are found at most. */
const MOST = 5;

const TYPES: Partial<Record<SearchField, string>> = { id: 'uuid', parentId: 'uuid', amountCents: 'bigint' };

/**
 * One statement for all kinds: `$1` patterns of the words, `$2` the pattern of what begins so, `$3` amounts in cents, `$4` the
 * pattern of a receipt, `$5` those of `$1` that may name a home, as in 87-302. Row policies leave what the actor may see, and narrow each part to the account before words are compared.
 */
export function searchSql(kinds: readonly SearchKind[], isTeam: boolean): string {
  const own: Partial<Record<SearchKind, Part>> = PARTS;
  const parts = kinds.flatMap((kind) => {
    const part = (isTeam && TEAM_PARTS[kind]) || own[kind];
    return part ? [`(${partSql(kind, part)})`] : [];
  });
  return `${isTeam ? AT_ADDRESS : ''}
    select * from (${parts.join(' union all ')}) hits where $1::text[] is not null and $2::text is not null and $3::bigint[] is not null and ($4::text is null or true) and $5::text[] is not null
    order by kind, place`;
}

function partSql(kind: SearchKind, { columns, from, where, title, order }: Part): string {
  const selected = SEARCH_FIELDS.map(
    (field) => `(${columns[field] ?? 'null'})::${TYPES[field] ?? 'text'} as "${field}"`,
  );
  const sorted = `coalesce(lw_fold(${title}) like $2, false) desc, ${order}`;
  return `select '${kind}' as kind, row_number() over (order by ${sorted})::int as place, ${selected.join(', ')} from ${from} where ${where} order by place limit ${MOST}`;
}
