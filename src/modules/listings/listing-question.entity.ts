import { defineEntity, p } from '@mikro-orm/core';
import { instant, mutable } from '../../platform/database/columns.js';
import { ACTOR_ROLES } from '../../platform/scope/actor.js';
import { allow, ownedBy } from '../../platform/scope/policies.js';

const ON_THE_MARKET = "listing_id = any(array(select id from listing where state = 'published'))";

/** A question about a listing, and the landlord's answer. It belongs to the landlord's account; anyone can add one. */
const Schema = defineEntity({
  name: 'ListingQuestion',
  tableName: 'listing_question',
  properties: {
    ...mutable(),
    listingId: p.uuid(),
    name: p.string().length(80),
    email: p.string().length(254),
    phone: p.string().length(40).nullable(),
    message: p.text(),
    /** Language of the page; the answer's mail is written in it. */
    language: p.string().length(2),
    /** The person who asked, if they were signed in. */
    userId: p.uuid().nullable(),
    answer: p.text().nullable(),
    answeredAt: instant().nullable(),
  },
  uniques: [{ properties: ['accountId', 'id'] }],
  indexes: [{ properties: ['accountId', 'listingId', 'createdAt', 'id'] }],
  policies: [
    // Staff in sales can ask about a listing like any visitor.
    ...ownedBy('landlord', ['read', 'change'], { allStaff: 'user_id = lw_uid()' }),
    ...ACTOR_ROLES.flatMap((role) =>
      allow(
        role,
        ['create'],
        `coalesce(user_id::text, '') = coalesce(lw_uid()::text, '') and ${ON_THE_MARKET}`,
        `${role}_asks`,
      ),
    ),
  ],
});

export class ListingQuestion extends Schema.class {}
Schema.setClass(ListingQuestion);
