import { BEDROOM_CHOICES, LISTING_SORTS, PRICE_RANGE_VALUES } from '@contract/listing-options';

/** The search as it is written in the address: `?q=Halifax&price=under-2000&pets=yes`. */
export const TEXTS = ['q', 'price', 'bedrooms', 'sort', 'baths', 'by'] as const;
export const FLAGS = ['pets', 'parking', 'cares', 'saved'] as const;
/** The filters of the panel. The button counts the active ones. */
export const PANEL = ['baths', 'by', ...FLAGS] as const;
type TextName = (typeof TEXTS)[number];
export type FlagName = (typeof FLAGS)[number];
export type Search = Partial<Record<TextName | FlagName, string>>;

const ALLOWED: Partial<Record<TextName, readonly string[]>> = {
  price: PRICE_RANGE_VALUES,
  bedrooms: BEDROOM_CHOICES,
  sort: LISTING_SORTS,
  baths: ['1', '2', '3'],
};

/** Reads the address. Values that no filter knows are ignored. */
export function searchOf(query: URLSearchParams): Search {
  const read = (name: TextName | FlagName) => query.get(name) ?? '';
  const texts = TEXTS.filter((name) => read(name) && (ALLOWED[name]?.includes(read(name)) ?? true)).filter(
    (name) => name !== 'by' || /^\d{4}-\d\d-\d\d$/.test(read(name)),
  );
  return Object.fromEntries(
    [...texts, ...FLAGS.filter((name) => read(name) === 'yes')].map((name) => [name, read(name)]),
  );
}

const SENT: Record<Exclude<TextName | FlagName, 'saved'>, string> = {
  q: 'q',
  price: 'priceRange',
  bedrooms: 'bedrooms',
  sort: 'sort',
  baths: 'bathrooms',
  by: 'availableBy',
  pets: 'petFriendly',
  parking: 'parking',
  cares: 'cares',
};

/** The query for the server's list. A visitor's favorites are those kept in this browser: their ids are appended. */
export function listQuery(search: Search, visitor: boolean): string {
  const query = new URLSearchParams({ limit: '12', count: 'true' });
  for (const [name, sent] of Object.entries(SENT)) {
    const value = search[name as keyof typeof SENT];
    if (value) query.set(sent, FLAGS.some((flag) => flag === name) ? 'true' : value);
  }
  if (search.saved) query.set(visitor ? 'ids' : 'favorites', visitor ? '' : 'true');
  return query.toString();
}
