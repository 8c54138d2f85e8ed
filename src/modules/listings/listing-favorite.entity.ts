import { defineEntity, p } from '@mikro-orm/core';
import { created, id } from '../../platform/database/columns.js';
import { ACTOR_ROLES } from '../../platform/scope/actor.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/**
 * A listing that someone marked as a favorite. Only they can see it; visitors' favorites are stored in their browsers.
 */
const Schema = defineEntity({
  name: 'ListingFavorite',
  tableName: 'listing_favorite',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    userId: p.uuid(),
    listingId: p.uuid(),
    /** The home's title when it was marked: one that has left the market is shown by it alone. */
    title: p.string().length(120),
  },
  uniques: [{ properties: ['userId', 'listingId'] }],
  indexes: [{ properties: ['listingId'] }],
  policies: [
    demoApart(),
    system(),
    ...ACTOR_ROLES.filter((role) => role !== 'visitor').flatMap((role) =>
      allow(role, ['read', 'create', 'remove'], 'user_id = lw_uid()'),
    ),
  ],
});

export class ListingFavorite extends Schema.class {}
Schema.setClass(ListingFavorite);
