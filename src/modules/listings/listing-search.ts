import { unitOf } from '../../contract/amount-format.js';
import { CURRENCY_CODES } from '../../contract/currencies.js';
import { PRICE_RANGES, plainText, type PriceRange } from '../../contract/listing-options.js';
import type { ListingQuery } from './listing.dto.js';

export interface Conditions {
  where: string[];
  values: unknown[];
}

/** The SQL conditions of a search over listings `l`; `values` may begin with what the list's source needs. */
export function searchConditions(asked: ListingQuery, values: unknown[] = []): Conditions {
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = [
    ...wordsCondition(asked.q, bind),
    ...priceCondition(asked.priceRange, bind),
    ...(asked.bedrooms
      ? [
          asked.bedrooms === '3'
            ? 'l.bedrooms >= 3'
            : `l.bedrooms = ${bind(asked.bedrooms === 'studio' ? 0 : Number(asked.bedrooms))}`,
        ]
      : []),
    ...(asked.bathrooms ? [`l.half_bathrooms >= ${bind(Math.ceil(asked.bathrooms * 2))}`] : []),
    ...(asked.squareFeet ? [`l.square_feet >= ${bind(asked.squareFeet)}`] : []),
    ...(asked.availableBy ? [`l.available_date <= ${bind(asked.availableBy)}`] : []),
    ...(asked.petFriendly ? ['l.pet_friendly'] : []),
    ...(asked.parking ? ['l.parking'] : []),
    ...(asked.cares ? ['l.cares'] : []),
    ...(asked.favorites ? ['l.id = any(array(select listing_id from listing_favorite where user_id = lw_uid()))'] : []),
    ...(asked.ids === undefined ? [] : [`l.id::text = any(${bind(asked.ids.toLowerCase().split(','))}::text[])`]),
  ];
  return { where, values };
}

/** Commas part alternatives ("Montréal, Halifax"); all words of one of them must be there. */
function wordsCondition(q: string | undefined, bind: (value: unknown) => string): string[] {
  const alternatives = plainText(q ?? '')
    .split(',')
    .map((part) => part.split(/\s+/).filter(Boolean))
    .filter((words) => words.length > 0);
  if (alternatives.length === 0) return [];
  const like = (word: string) => `l.search_text like ${bind(`%${word.replace(/[\\%_]/g, '\\$&')}%`)}`;
  return [`(${alternatives.map((words) => `(${words.map(like).join(' and ')})`).join(' or ')})`];
}

/** How many minor units make one unit of a listing's currency. */
const UNIT = `case l.currency ${CURRENCY_CODES.map((code) => `when '${code}' then ${unitOf(code)}`).join(' ')} end`;

function priceCondition(range: PriceRange | undefined, bind: (value: unknown) => string): string[] {
  const found = PRICE_RANGES.find(({ value }) => value === range);
  if (!found) return [];
  if ('below' in found) return [`l.rent_cents < ${bind(found.below)} * ${UNIT}`];
  if ('above' in found) return [`l.rent_cents > ${bind(found.above)} * ${UNIT}`];
  return [`l.rent_cents between ${bind(found.from)} * ${UNIT} and ${bind(found.to)} * ${UNIT}`];
}
