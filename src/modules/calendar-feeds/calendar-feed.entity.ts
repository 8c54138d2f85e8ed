import { defineEntity, p } from '@mikro-orm/core';
import type { CalendarKind } from '../../contract/calendar-feeds.js';
import { id, instant } from '../../platform/database/columns.js';
import { demoApart, system } from '../../platform/scope/policies.js';

/**
 * The private address of a person's calendar (docs/specification/calendars.md), one for each. The address isn't stored, only the
 * SHA-256 of its secret. Only the system reads the table: the hash is asked for before anyone is known.
 */
const Schema = defineEntity({
  name: 'CalendarFeed',
  tableName: 'calendar_feed',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: instant(),
    userId: p.uuid().unique(),
    /** Where the person worked when they made it; null for tenants. The address works only while they work there. */
    accountId: p.uuid().nullable(),
    secretHash: p.string().length(64).unique(),
    kinds: p.json<CalendarKind[]>(),
    /** Written at most once a minute. */
    lastReadAt: instant().nullable(),
  },
  indexes: [{ properties: ['accountId'] }],
  policies: [demoApart(), system()],
});

export class CalendarFeed extends Schema.class {}
Schema.setClass(CalendarFeed);
