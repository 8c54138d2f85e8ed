import { defineEntity, p } from '@mikro-orm/core';
import { SAVED_VIEW_NAME_MAX } from '../../../contract/work-limits.js';
import { mutable } from '../../../platform/database/columns.js';
import { allow, demoApart, system } from '../../../platform/scope/policies.js';
import type { ViewFilters } from './saved-view.dto.js';

const SEEN = 'account_id = lw_account() and (shared or user_id = lw_uid())';

/** Filters of the list of requests, saved under a name. A shared view belongs to everyone in the account. */
const Schema = defineEntity({
  name: 'SavedView',
  tableName: 'saved_view',
  properties: {
    ...mutable(),
    /** The person who saved it. */
    userId: p.uuid(),
    name: p.string().length(SAVED_VIEW_NAME_MAX),
    shared: p.boolean().default(false),
    filters: p.json<ViewFilters>(),
  },
  indexes: [{ properties: ['accountId'] }],
  policies: [
    demoApart(),
    system(),
    ...allow('landlord', ['read', 'change', 'remove'], SEEN),
    ...allow('landlord', ['create'], 'account_id = lw_account() and user_id = lw_uid()'),
  ],
});

export class SavedView extends Schema.class {}
Schema.setClass(SavedView);
