import { defineEntity, p } from '@mikro-orm/core';
import { id, instant } from '../../platform/database/columns.js';
import { system } from '../../platform/scope/policies.js';

/** Who a person is at an OpenID provider. An address may pass to someone else, issuer and subject never do. Only the system reads it. */
const Schema = defineEntity({
  name: 'SignInIdentity',
  tableName: 'sign_in_identity',
  properties: {
    id: id(),
    userId: p.uuid(),
    issuer: p.string().length(255),
    subject: p.string().length(255),
    createdAt: instant(),
  },
  uniques: [{ properties: ['issuer', 'subject'] }, { properties: ['userId', 'issuer'] }],
  policies: [system()],
});

export class SignInIdentity extends Schema.class {}
Schema.setClass(SignInIdentity);
