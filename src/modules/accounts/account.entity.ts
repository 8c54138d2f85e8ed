import { defineEntity, p } from '@mikro-orm/core';
import { LANDLORD_PLANS } from '../../contract/plans.js';
import { id, instant } from '../../platform/database/columns.js';
import { allow, allowTechnician, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

/** An organization. Property and data belong to it, never to a person (docs/specification/registration.md). */
const Schema = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    kind: p.enum(['landlord', 'supplier'] as const),
    name: p.string().length(120),
    /** The number that a landlord’s tenants call in an emergency. */
    emergencyPhone: p.string().length(40).nullable(),
    /** The postal address of a landlord. Except for the second line, either all parts are set or none. */
    streetNumber: p.string().length(12).nullable(),
    street: p.string().length(120).nullable(),
    secondLine: p.string().length(120).nullable(),
    city: p.string().length(80).nullable(),
    region: p.string().length(3).nullable(),
    postalCode: p.string().length(12).nullable(),
    country: p.string().length(2).nullable(),
    /** The end of the trial; null when no plan is required. */
    trialEndsAt: instant().nullable(),
    /**
     * The landlord's plan; null during the trial, when none is chosen. A payment or an admin sets it, never the
     * landlord.
     */
    plan: p.enum(LANDLORD_PLANS).nullable(),
    /** Up to when the landlord's people have been mailed the payments that arrived. */
    paymentsMailedUntil: instant().nullable(),
    createdAt: instant(),
    version: p.integer().version(),
  },
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts'),
    ...allow('landlord', ['read', 'change'], 'id = lw_account()'),
    ...allow('supplier', ['read', 'change'], 'id = lw_account()', 'supplier_own'),
    ...allowTechnician(['read'], 'id = lw_account()'),
    ...allow(
      'supplier',
      ['read'],
      'id = any(array(select account_id from offer where supplier_account_id = lw_account() and lw_open(access_ends_at)))',
      'supplier_client',
    ),
    ...allow('tenant', ['read'], 'id = any((select lw_own_landlords())::uuid[])'),
    ...allow('staff', ['read'], 'true'),
    ...allow('admin', ['read', 'change'], 'true'),
  ],
});

export class Account extends Schema.class {}
Schema.setClass(Account);
