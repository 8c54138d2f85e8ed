import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/database/columns.js';
import { system } from '../../platform/scope/policies.js';

/** A person's secrets, apart from the person: only the system reads them, at sign-in. */
const Schema = defineEntity({
  name: 'Credential',
  tableName: 'credential',
  properties: {
    userId: p.uuid().primary(),
    /** Argon2id; null while someone is invited or only signs in with a provider. */
    passwordHash: p.string().nullable(),
    /** Not used anymore: `SignInIdentity` has it. Kept until no previous version reads it. */
    googleSubject: p.string().length(255).unique().nullable(),
    changedAt: instant(),
  },
  policies: [system()],
});

export class Credential extends Schema.class {}
Schema.setClass(Credential);
