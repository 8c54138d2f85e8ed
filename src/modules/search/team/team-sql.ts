import { askedOf, COMMON, gramsOf, type Combination, type Driver } from './word-places.js';

/** The texts of the indexes of migration 1820, letter for letter, or PostgreSQL doesn't see that they are the same. */
const PROPERTY = "' ' || p.name || ' ' || p.street_number || ' ' || p.street || ' ' || p.city || ' ' || p.postal_code";
const LABEL = "' ' || u.label";
const NAME = "' ' || t.first_name || ' ' || t.last_name";
const PERSON = "' ' || u.first_name || ' ' || u.last_name || ' ' || u.email || ' ' || coalesce(u.phone, '')";
const ACCOUNT = "' ' || a.name";
const ADDRESS = `${PROPERTY} || ${LABEL} || ' ' || p.street_number || '-' || u.label`;

/** Of each kind no more than this is looked at, and with more than this someone has to write more words. */
export const MOST_FOUND = 500;

export interface Statement {
  sql: string;
  values: unknown[];
}

/** What is looked for, in the world of the person who searches. */
export interface Sought {
  demo: boolean;
  /** Patterns of all words. */
  patterns: readonly string[];
  drivers: readonly Driver[];
}

const has = (text: string, grams: string) => `lw_grams(lw_fold(${text})) @> ${grams}::text[]`;
const fits = (text: string) => `lw_fold(${text}) like all($2::text[])`;

/** What is found in one text. */
const ALONE = {
  properties: { columns: 'p.id, p.account_id as "accountId"', from: 'property p', world: 'p.demo', text: PROPERTY },
  users: { columns: 'u.id', from: 'app_user u', world: 'u.demo', text: PERSON },
  accounts: { columns: 'a.id', from: 'account a', world: 'a.demo', text: ACCOUNT },
} as const;

/** Rows in whose text every word occurs. */
export function aloneSql(what: keyof typeof ALONE, { demo, patterns, drivers }: Sought): Statement {
  const { columns, from, world, text } = ALONE[what];
  const grams = drivers.flatMap((driver) => driver.grams);
  const conditions = [`${world} = $1`, ...(grams.length > 0 ? [has(text, '$3')] : []), fits(text)];
  return {
    sql: `select ${columns} from ${from} where ${conditions.join(' and ')} limit ${MOST_FOUND}`,
    values: [demo, patterns, ...(grams.length > 0 ? [grams] : [])],
  };
}

const OCCURS = {
  name: { from: 'lease_tenant t', world: 't.demo', text: NAME },
  address: { from: 'property p', world: 'p.demo', text: PROPERTY },
  label: { from: 'unit u', world: 'u.demo', text: LABEL },
} as const;

/** How many rows have each of the drivers in each place, as `name0`, `address0`, `label0`, `name1` and so on. */
export function countsSql(demo: boolean, drivers: readonly Driver[]): Statement {
  const values: unknown[] = [demo];
  const columns = drivers.flatMap(({ grams }, at) => {
    const bound = `$${values.push(grams)}`;
    return Object.entries(OCCURS).map(
      ([place, { from, world, text }]) =>
        `(select count(*)::int from (select from ${from} where ${world} = $1 and ${has(text, bound)} limit ${COMMON}) hit) as "${place}${at}"`,
    );
  });
  return { sql: `select ${columns.join(', ')}`, values };
}

/** Units in whose address and label every word occurs. */
export const unitsSql = (sought: Sought, combinations: readonly Combination[]): Statement =>
  eachCombination(sought, combinations, {
    select:
      'select u.id, u.account_id as "accountId" from unit u join property p on p.id = u.property_id where u.demo = $1',
    text: ADDRESS,
  });

/** People on leases in whose name and home every word occurs. */
export const tenantsSql = (sought: Sought, combinations: readonly Combination[]): Statement =>
  eachCombination(sought, combinations, {
    select:
      'select t.lease_id as "leaseId", t.user_id as "userId" from lease_tenant t join unit u on u.id = t.unit_id join property p on p.id = t.property_id where t.demo = $1',
    text: `${NAME} || ${ADDRESS}`,
  });

/** A statement for each combination; what several of them find is given once. */
function eachCombination(
  { demo, patterns }: Sought,
  combinations: readonly Combination[],
  { select, text }: { select: string; text: string },
): Statement {
  const values: unknown[] = [demo, patterns];
  const parts = combinations.map((combination) => {
    const indexed = [...gramsByText(askedOf(combination))].map(([where, grams]) =>
      has(where, `$${values.push(grams)}`),
    );
    return `(${[select, ...indexed, fits(text)].join(' and ')} limit ${MOST_FOUND})`;
  });
  return { sql: parts.join(' union '), values };
}

/** What each of the three texts must have for a combination. */
function gramsByText(combination: Combination): Map<string, string[]> {
  const needed = combination.flatMap(({ driver, place }) => {
    if (place === 'name') return [{ text: NAME, grams: driver.grams }];
    if (place === 'address') return [{ text: PROPERTY, grams: driver.grams }];
    if (place === 'label') return [{ text: LABEL, grams: driver.grams }];
    return [
      { text: PROPERTY, grams: gramsOf(`${place.number} `) },
      { text: LABEL, grams: gramsOf(` ${place.label}`) },
    ];
  });
  const grouped = Map.groupBy(
    needed.filter(({ grams }) => grams.length > 0),
    ({ text }) => text,
  );
  return new Map([...grouped].map(([text, some]) => [text, [...new Set(some.flatMap(({ grams }) => grams))]]));
}
