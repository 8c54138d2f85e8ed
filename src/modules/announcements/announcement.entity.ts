import { defineEntity, p } from '@mikro-orm/core';
import { created, id, instant } from '../../platform/database/columns.js';
import { allow, demoApart, system } from '../../platform/scope/policies.js';

/**
 * An announcement above the header of the site. Everyone can read the current ones; admins write them
 * (docs/specification/roles.md).
 */
const CURRENT = 'is_active and starts_at <= now() and lw_open(ends_at)';

const Schema = defineEntity({
  name: 'Announcement',
  tableName: 'announcement',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    createdAt: created(),
    version: p.integer().version(),
    messageEn: p.string().length(300),
    messageFr: p.string().length(300),
    messageEs: p.string().length(300),
    buttonTextEn: p.string().length(60),
    buttonTextFr: p.string().length(60),
    buttonTextEs: p.string().length(60),
    /** `https://…` opens in a new tab, `/…` is a page of ours. */
    buttonUrl: p.string().length(500),
    isActive: p.boolean().default(true),
    startsAt: instant(),
    endsAt: instant().nullable(),
  },
  indexes: [{ properties: ['startsAt'] }],
  policies: [
    demoApart(),
    system(),
    ...(['visitor', 'tenant', 'landlord', 'supplier', 'staff'] as const).flatMap((role) =>
      allow(role, ['read'], CURRENT),
    ),
    ...allow('admin', ['read', 'create', 'change', 'remove'], 'true'),
  ],
});

export class Announcement extends Schema.class {}
Schema.setClass(Announcement);
