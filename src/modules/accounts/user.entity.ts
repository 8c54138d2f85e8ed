import { defineEntity, p } from '@mikro-orm/core';
import { LANGUAGES } from '../../contract/languages.js';
import { PAYMENT_EMAILS } from '../../contract/payment-emails.js';
import { USER_TYPES } from '../../contract/roles.js';
import { STAFF_ROLES } from '../../contract/staff-roles.js';
import { id, instant } from '../../platform/database/columns.js';
import { allow, allowTechnician, demoApart, staffAlone, system } from '../../platform/scope/policies.js';

const OWN = 'id = lw_uid()';
/**
 * Whom someone of sales meets: the team, and the people of leads and of conversations that were handed to sales. PostgreSQL hashes what
 * `in (select …)` gives; an array it would search from the beginning for each person.
 */
const OF_SALES = "(id = lw_uid() or user_type in ('staff', 'admin') or id in (select unnest(lw_people_of_sales())))";

/** A person who signs in. Secrets are in `credential`, which no role of the product can read. */
const Schema = defineEntity({
  name: 'User',
  tableName: 'app_user',
  properties: {
    id: id(),
    demo: p.boolean().defaultRaw('lw_demo()'),
    /** As typed; compared without case by the unique index on lower(email). */
    email: p.string().length(254),
    emailVerifiedAt: instant().nullable(),
    userType: p.enum(USER_TYPES),
    /** What a member of staff does; it says nothing about others. */
    staffRole: p.enum(STAFF_ROLES).default('manager'),
    firstName: p.string().length(80),
    lastName: p.string().length(80),
    phone: p.string().length(40).nullable(),
    language: p.enum(LANGUAGES.map(({ code }) => code)),
    suspendedAt: instant().nullable(),
    /** Since when an invitation by an admin is open; null once it is accepted, and for all others. */
    invitedAt: instant().nullable(),
    /** Personal data is blanked; the row stays for what refers to it. */
    deletedAt: instant().nullable(),
    /** Set while every sign-in requires a second step (docs/specification/two-step-verification.md). */
    twoFactorAt: instant().nullable(),
    /** The listed address under which the operator designated this person (ADMIN_2FA_EMAILS), in small letters; it outlasts a change of address. */
    twoFactorDesignatedAs: p.string().length(254).nullable(),
    /** Set after too many wrong codes: a mailed link is needed before the second step may be tried again. */
    secondStepLockedAt: instant().nullable(),
    /** Tenants: whether a used code opens a session. */
    codeSignIn: p.boolean().default(true),
    emergencyContactName: p.string().length(160).nullable(),
    emergencyContactPhone: p.string().length(40).nullable(),
    additionalNotes: p.text().nullable(),
    /** The notifications that the person chose, and their channels (docs/specification/account-settings.md). */
    emailNotifications: p.boolean().default(true),
    smsNotifications: p.boolean().default(false),
    rentReminders: p.boolean().default(true),
    maintenanceUpdates: p.boolean().default(true),
    /** Landlords: how they get mail about payments that arrive. */
    paymentEmails: p.enum(PAYMENT_EMAILS).default('daily'),
    /** Whether messages are shown in the person's own language. */
    translateMessages: p.boolean().default(true),
    createdAt: instant(),
    version: p.integer().version(),
  },
  policies: [
    demoApart(),
    system(),
    staffAlone('accounts', OF_SALES),
    ...allow('tenant', ['read', 'change'], OWN),
    ...allow('landlord', ['read', 'change'], OWN),
    ...allow('supplier', ['read', 'change'], OWN),
    ...allowTechnician(['read', 'change'], OWN),
    ...allow('staff', ['change'], OWN),
    ...allow('staff', ['read'], 'true', 'staff_people'),
    ...allow('admin', ['read', 'create', 'change'], 'true'),
  ],
});

export class User extends Schema.class {}
Schema.setClass(User);
