import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { MailingAddress } from '../../contract/postal-address.js';
import { PRODUCT } from '../../contract/product.js';
import { DEMO_USER_TYPES } from '../../contract/roles.js';
import { Settings } from '../../platform/config/settings.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Account } from './account.entity.js';
import { personSignedUp } from './account.events.js';
import { Credential } from './credential.entity.js';
import { Membership } from './membership.entity.js';

export type DemoUserType = (typeof DEMO_USER_TYPES)[number];

interface DemoPerson {
  userId: string;
  accountId: string | null;
  firstName: string;
  lastName: string;
  phone: string;
  companyName: string | null;
}

const idOf = (tail: string) => `01900000-0000-7000-8000-${tail.padStart(12, '0')}`;

/** The people of the demo world, with fixed ids, so that its refill can give them homes, jobs and money. */
export const DEMO_PEOPLE: Record<DemoUserType, DemoPerson> = {
  landlord: {
    userId: idOf('d001'),
    accountId: idOf('da01'),
    firstName: 'Nadia',
    lastName: 'Tremblay',
    phone: '514-555-0134',
    companyName: 'Tremblay Immobilier',
  },
  tenant: {
    userId: idOf('d002'),
    accountId: null,
    firstName: 'Kim',
    lastName: 'Larsen',
    phone: '514-555-0172',
    companyName: null,
  },
  supplier: {
    userId: idOf('d003'),
    accountId: idOf('da03'),
    firstName: 'Marc',
    lastName: 'Ouellet',
    phone: '514-555-0119',
    companyName: 'Plomberie Ouellet',
  },
  staff: {
    userId: idOf('d004'),
    accountId: null,
    firstName: 'Sofia',
    lastName: 'Reyes',
    phone: '514-555-0101',
    companyName: null,
  },
};

/** Where mail would reach the landlord, in the order of `RESTORE_ACCOUNT`. The street has no such number, so it’s no one’s address. */
const DEMO_ADDRESS: MailingAddress = {
  streetNumber: '9999',
  street: 'boulevard René-Lévesque Ouest',
  secondLine: 'Bureau 2200',
  city: 'Montréal',
  region: 'QC',
  postalCode: 'H3B 9Z9',
  country: 'CA',
};
const NO_ADDRESS = [null, null, null, null, null, null, null];

/** Ensures that the demo people exist (docs/specification/demo.md). They have no passwords, so no one can know one. */
@Injectable()
export class DemoPeople implements OnApplicationBootstrap {
  constructor(
    private readonly scope: Scope,
    private readonly settings: Settings,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.settings.demoEnabled) await this.ensure();
  }

  /** Adds those who are missing; nothing happens when all exist, also when several processes start at the same time. */
  async ensure(): Promise<void> {
    await this.scope.asSystem(
      'demo people',
      async () => {
        const known = await this.scope.rows('select 1 from app_user where id = any($1)', [
          Object.values(DEMO_PEOPLE).map(({ userId }) => userId),
        ]);
        if (known.length === DEMO_USER_TYPES.length) return;
        await this.scope.write('demo.people', async (tx) => {
          for (const userType of DEMO_USER_TYPES) await this.add(tx, userType);
        });
      },
      { demo: true },
    );
  }

  /** Restores their names and settings, and removes people that visitors added to the demo world. */
  async restore(tx: Tx): Promise<void> {
    const people = Object.values(DEMO_PEOPLE);
    const [users, accounts] = [people.map(({ userId }) => userId), people.flatMap(({ accountId }) => accountId ?? [])];
    await tx.rows('delete from credential where user_id in (select id from app_user where demo and id <> all($1))', [
      users,
    ]);
    for (const table of ['session', 'membership'])
      await tx.rows(`delete from ${table} where demo and user_id <> all($1)`, [users]);
    await tx.rows('delete from app_user where demo and id <> all($1)', [users]);
    await tx.rows('delete from account where demo and id <> all($1)', [accounts]);
    for (const { userId, accountId, firstName, lastName, phone, companyName } of people) {
      await tx.rows(RESTORE_USER, [userId, firstName, lastName, phone]);
      await tx.rows(RESTORE_ACCOUNT, [
        accountId,
        companyName,
        ...Object.values(accountId === DEMO_PEOPLE.landlord.accountId ? DEMO_ADDRESS : NO_ADDRESS),
      ]);
    }
  }

  private async add(tx: Tx, userType: DemoUserType): Promise<void> {
    const now = this.scope.clock.now();
    const { userId, accountId, firstName, lastName, phone, companyName } = DEMO_PEOPLE[userType];
    const email = `${userType}@demo.${PRODUCT.slug}.example`;
    const person = {
      id: userId,
      demo: true,
      email,
      userType,
      firstName,
      lastName,
      phone,
      language: 'en' as const,
      createdAt: now,
      emailVerifiedAt: now,
    };
    const [added] = await tx.em.execute<{ id: string }[]>(INSERT_USER, Object.values(person));
    if (!added) return;
    tx.em.create(Credential, { userId, passwordHash: null, changedAt: now });
    if (accountId && companyName && (userType === 'landlord' || userType === 'supplier')) {
      tx.em.create(Account, {
        id: accountId,
        demo: true,
        kind: userType,
        name: companyName,
        trialEndsAt: null,
        createdAt: now,
        ...(userType === 'landlord' && DEMO_ADDRESS),
      });
      tx.em.create(Membership, { accountId, demo: true, userId, role: 'owner' });
      const serviceType = userType === 'supplier' ? 'Plumber' : null;
      tx.publish(personSignedUp, {
        userId,
        accountId,
        userType,
        firstName,
        lastName,
        email,
        phone,
        companyName,
        serviceType,
        language: 'en',
      });
    }
  }
}

const RESTORE_USER = `
  update app_user set first_name = $2, last_name = $3, phone = $4, language = 'en', additional_notes = null,
    emergency_contact_name = null, emergency_contact_phone = null where id = $1`;

const RESTORE_ACCOUNT = `
  update account set name = $2, street_number = $3, street = $4, second_line = $5, city = $6, region = $7, postal_code = $8, country = $9
  where id = $1`;

const INSERT_USER = `
  insert into app_user (id, demo, email, user_type, first_name, last_name, phone, language, created_at, email_verified_at, version)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1) on conflict (id) do nothing returning id`;
