import { defineEntity, p } from '@mikro-orm/core';
import { cents, day, instant, mutable } from '../../platform/database/columns.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';
import { LISTING_STATES } from './listing.states.js';

const ON_THE_MARKET = "state = 'published' and not withheld";

/**
 * A listing, as everyone may see it (docs/specification/listings.md). Unit, address and landlord's name are copied,
 * because visitors see no units, properties and accounts; a trigger keeps the copies of unit and property
 * (migrations/0051).
 */
const Schema = defineEntity({
  name: 'Listing',
  tableName: 'listing',
  properties: {
    ...mutable(),
    propertyId: p.uuid(),
    unitId: p.uuid(),
    state: p.enum(LISTING_STATES),
    title: p.string().length(120),
    description: p.text(),
    rentCents: cents(),
    /** ISO 4217. */
    currency: p.string().length(3),
    availableDate: day(),
    petFriendly: p.boolean().default(false),
    parking: p.boolean().default(false),
    /** What the rent includes, in the landlord's words. */
    utilities: p.string().length(200).nullable(),
    /** Keys of the catalogue (contract/listing-options) or the landlord's own words. */
    amenities: p.json<string[]>(),
    /** Files with the purpose `listing_photo`, the first one on the card. */
    photoIds: p.json<string[]>(),
    /** The landlord takes part in the giving program with this home. */
    cares: p.boolean().default(false),
    address: p.string().length(140),
    city: p.string().length(80),
    province: p.string().length(3),
    country: p.string().length(2),
    bedrooms: p.integer(),
    halfBathrooms: p.integer(),
    squareFeet: p.integer().nullable(),
    landlordName: p.string().length(120),
    /** Title, place and description in small letters without accents, for the search. */
    searchText: p.text(),
    /** Whether no one of the account can sign in. A trigger maintains it (migrations/0051). */
    withheld: p.boolean().default(false),
    publishedAt: instant().nullable(),
    closedAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [
    { properties: ['state', 'publishedAt', 'id'] },
    { properties: ['accountId', 'createdAt', 'id'] },
    { properties: ['unitId'] },
  ],
  policies: [
    ...ownedBy('landlord', undefined, { allStaff: ON_THE_MARKET }),
    ...allow('landlord', ['read'], ON_THE_MARKET, 'landlord_market'),
    ...allow('visitor', ['read'], ON_THE_MARKET),
    ...allow('tenant', ['read'], ON_THE_MARKET),
    ...allow('supplier', ['read'], ON_THE_MARKET),
    ...allow('admin', ['change'], 'true'),
  ],
});

export class Listing extends Schema.class {}
Schema.setClass(Listing);
