import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '../../platform/database/columns.js';
import { system } from '../../platform/scope/policies.js';

/** A person's secrets, apart from the person: only the system reads them, at sign-in. */
const Schema = defineEntity({
  name: 'Credential',
  tableName: 'credential',
  properties: {
    userId: p.uuid().primary(),
    /** Argon2id; null while somebody is invited or came by Google alone. */
    passwordHash: p.string().nullable(),
    /** The person at Google, who may come in by it; an address may change hands, this does not. */
    googleSubject: p.string().length(255).unique().nullable(),
    changedAt: instant(),
  },
  policies: [system()],
});

export class Credential extends Schema.class {}
Schema.setClass(Credential);
