import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns.js';
import { allow, allowTechnician, demoApart, system } from '../../platform/scope/policies.js';

const OWN = 'user_id = lw_uid()';

/** One sign-in. A token names its session; a revoked or idle session refuses every token of it (docs/specification/sessions.md). */
const Schema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    userId: p.uuid(),
    /** Signed in by a used tenant code: may read, pay and file requests. */
    viaCode: p.boolean().default(false),
    /** That code; null for a session from before it was kept, which any revoked code of the tenant ends. */
    accessCodeId: p.uuid().nullable(),
    createdAt: instant(),
    lastSeenAt: instant(),
    revokedAt: instant().nullable(),
    source: p.string().length(64),
    userAgent: p.string().length(300),
  },
  indexes: [{ properties: ['userId'] }],
  policies: [
    demoApart(),
    system(),
    ...(['tenant', 'landlord', 'supplier', 'staff', 'admin'] as const).flatMap((role) =>
      allow(role, ['read', 'change'], OWN),
    ),
    ...allowTechnician(['read', 'change'], OWN),
  ],
});

export class Session extends Schema.class {}
Schema.setClass(Session);
