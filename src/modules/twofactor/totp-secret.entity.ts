import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/database/columns.js';
import { system } from '../../platform/scope/policies.js';

/** The secret that a person's authenticator app shares with us, encrypted; read by the system alone. */
const Schema = defineEntity({
  name: 'TotpSecret',
  tableName: 'totp_secret',
  properties: {
    userId: p.uuid().primary(),
    sealed: p.string().length(300),
    /** Which server key sealed it; null for one that was sealed before this was recorded. */
    keyId: p.string().length(16).nullable(),
    /** Null until the app has shown a right code. */
    confirmedAt: instant().nullable(),
    /** The time step of the last code that was accepted: a code works once. */
    lastStep: p.integer().default(0),
  },
  policies: [system()],
});

export class TotpSecret extends Schema.class {}
Schema.setClass(TotpSecret);
