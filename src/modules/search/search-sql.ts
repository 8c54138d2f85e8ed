import { PARTS, SEARCH_FIELDS, type Part, type SearchField } from './search-parts.js';
import type { SearchKind } from './search.dto.js';
import { TEAM_PARTS } from './team-parts.js';

/** How many of a kind are found at most. */
const MOST = 5;

const TYPES: Partial<Record<SearchField, string>> = { id: 'uuid', parentId: 'uuid', amountCents: 'bigint' };

/** Each statement gets all values of its kind of reader, and PostgreSQL asks for the type of those that a part doesn't name. */
const VALUES = [
  '$1::text[] is not null',
  '$2::text is not null',
  '$3::bigint[] is not null',
  '($4::text is null or true)',
  '$5::text[] is not null',
];
const IDS = ['$6', '$7', '$8', '$9', '$10', '$11'].map((ids) => `${ids}::uuid[] is not null`);

/**
 * One statement for all kinds: `$1` patterns of the words, `$2` the pattern of what begins so, `$3` amounts in cents, `$4` the
 * pattern of a receipt, `$5` those of `$1` that may name a home, as in 87-302. Row policies leave what the actor may see, and narrow each part to the account before words are compared.
 */
export function searchSql(kinds: readonly SearchKind[]): string {
  const own: Partial<Record<SearchKind, Part>> = PARTS;
  const parts = kinds.flatMap((kind) => {
    const part = own[kind];
    return part ? [`(${partSql(kind, part)})`] : [];
  });
  return `select * from (${parts.join(' union all ')}) hits where ${VALUES.join(' and ')} order by kind, place`;
}

/** A statement for one kind that the team finds. It has the values of `searchSql`, and the ids that `TEAM_PARTS` names. */
export function teamSql(kind: SearchKind): string {
  const own: Partial<Record<SearchKind, Part>> = { ...PARTS, ...TEAM_PARTS };
  const part = own[kind];
  if (!part) throw new Error(`The team finds no ${kind}`);
  return `select * from (${partSql(kind, part)}) hits where ${[...VALUES, ...IDS].join(' and ')} order by place`;
}

function partSql(kind: SearchKind, { columns, from, where, title, order, beside }: Part): string {
  const selected = SEARCH_FIELDS.map(
    (field) => `(${columns[field] ?? 'null'})::${TYPES[field] ?? 'text'} as "${field}"`,
  ).join(', ');
  const place = `row_number() over (order by coalesce(lw_fold(${title}) like $2, false) desc, ${order})::int as place`;
  if (!beside)
    return `select '${kind}' as kind, ${place}, ${selected} from ${from} where ${where} order by place limit ${MOST}`;
  const alias = from.split(' ').at(-1);
  const shown = `select ${alias}.*, ${place} from ${from} where ${where} order by place limit ${MOST}`;
  return `select '${kind}' as kind, ${alias}.place, ${selected} from (${shown}) ${alias} ${beside} order by place`;
}
