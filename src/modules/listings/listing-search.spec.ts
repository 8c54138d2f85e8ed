import { describe, expect, it } from '@jest/globals';
import { searchConditions } from './listing-search.js';
import type { ListingQuery } from './listing.dto.js';
import { toListing, type ListingRow } from './listing.rows.js';

const UNIT = /case l\.currency.* end/g;
/** The conditions with their values put in, the unit of the currency by its name. */
const asked = (query: object, values: unknown[] = []) => {
  const found = searchConditions(query as ListingQuery, values);
  return found.where.map((text) =>
    text
      .replaceAll(/case l\.currency(?:(?! end).)* end/g, 'unit')
      .replaceAll(/\$(\d+)/g, (_all, at) => JSON.stringify(found.values[Number(at) - 1])),
  );
};

describe('a search of homes', () => {
  it.each([
    ['under-2000', 'l.rent_cents < 2000 * unit'],
    ['2000-3000', 'l.rent_cents between 2000 * unit and 3000 * unit'],
    ['3000-4000', 'l.rent_cents between 3000 * unit and 4000 * unit'],
    ['over-4000', 'l.rent_cents > 4000 * unit'],
  ])('LS-009 a price range of %s asks for %s', (priceRange, expected) => {
    expect(asked({ priceRange })).toEqual([expected]);
  });

  it('LN-013 compares prices in whole units of each currency', () => {
    const [text = ''] = searchConditions({ priceRange: 'under-2000' } as ListingQuery).where;
    expect(text.match(UNIT)?.[0]).toContain("when 'CAD' then 100");
    expect(text.match(UNIT)?.[0]).toContain("when 'JPY' then 1 ");
    const row = { rentCents: 150_050, photoIds: [], halfBathrooms: 3, publishedAt: null };
    expect([
      toListing({ ...row, currency: 'CAD' } as unknown as ListingRow).rent,
      toListing({ ...row, currency: 'JPY' } as unknown as ListingRow).rent,
    ]).toEqual([1500.5, 150_050]);
  });

  it.each([
    [{ bedrooms: 'studio' }, 'l.bedrooms = 0'],
    [{ bedrooms: '1' }, 'l.bedrooms = 1'],
    [{ bedrooms: '2' }, 'l.bedrooms = 2'],
    [{ bedrooms: '3' }, 'l.bedrooms >= 3'],
    [{ bathrooms: 1 }, 'l.half_bathrooms >= 2'],
    [{ bathrooms: 1.5 }, 'l.half_bathrooms >= 3'],
    [{ bathrooms: 1.2 }, 'l.half_bathrooms >= 3'],
    [{ squareFeet: 600 }, 'l.square_feet >= 600'],
    [{ availableBy: '2027-01-01' }, 'l.available_date <= "2027-01-01"'],
    [{ petFriendly: true }, 'l.pet_friendly'],
    [{ parking: true }, 'l.parking'],
    [{ cares: true }, 'l.cares'],
    [{ favorites: true }, 'l.id = any(array(select listing_id from listing_favorite where user_id = lw_uid()))'],
    [{ ids: 'A,b' }, 'l.id::text = any(["a","b"]::text[])'],
    [{ ids: '' }, 'l.id::text = any([""]::text[])'],
  ])('LS-009 %j asks for %s', (query, expected) => {
    expect(asked(query)).toEqual([expected]);
  });

  it('asks for nothing where nothing is asked', () => {
    expect(asked({})).toEqual([]);
    expect(asked({ q: ' , ,' })).toEqual([]);
    expect(asked({ petFriendly: false, parking: false, cares: false, favorites: false })).toEqual([]);
  });

  it('takes commas for alternatives of which every word must be there, without accents and with marks as they are', () => {
    expect(asked({ q: 'Montréal stairs, 100%_\\' })).toEqual([
      '((l.search_text like "%montreal%" and l.search_text like "%stairs%") or (l.search_text like "%100\\\\%\\\\_\\\\\\\\%"))',
    ]);
  });

  it('counts on from the values that the list needs itself', () => {
    expect(searchConditions({ squareFeet: 5 } as ListingQuery, ['rows'])).toEqual({
      where: ['l.square_feet >= $2'],
      values: ['rows', 5],
    });
  });
});
