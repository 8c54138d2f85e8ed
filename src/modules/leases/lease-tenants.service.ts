import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { languageOf } from '../../contract/languages.js';
import { requirePerson } from '../../platform/auth/require-person.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { checkVersion, invalidField, refusal } from '../../platform/errors/refusals.js';
import { isPhone } from '../../platform/phones/phone-number.js';
import { currentContext } from '../../platform/scope/context.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Property } from '../portfolio/property.entity.js';
import { AccessCode } from './access-code.entity.js';
import { LeaseTenant } from './lease-tenant.entity.js';
import type { LeaseTenantRequest, UpdateLeaseTenantRequest } from './lease.dto.js';
import { Lease } from './lease.entity.js';

/** The tenants of a lease. Co-tenants owe jointly and see one balance (docs/specification/tenant-codes.md). */
@Injectable()
export class LeaseTenants {
  constructor(private readonly scope: Scope) {}

  async create(leaseId: string, request: LeaseTenantRequest): Promise<void> {
    await this.scope.write('lease_tenant.add', async (tx) => {
      const lease = orNotFound(await tx.em.findOne(Lease, { id: leaseId }));
      if (lease.state === 'ended') throw refusal('lease_ended');
      await this.checkPhone(tx, lease.propertyId, request.phone);
      await this.askAboutShared(tx, leaseId, request);
      const tenant = this.add(tx, lease, request, currentContext().language);
      tx.about('lease_tenant', tenant.id, lease.accountId);
      tx.changed(['leases', 'units'], [leaseId], { accounts: [lease.accountId] });
    });
  }

  /** Whether anyone is on the lease, whether or not they have joined. */
  async hasAny(tx: Tx, leaseId: string): Promise<boolean> {
    return (await tx.em.count(LeaseTenant, { leaseId })) > 0;
  }

  /** 400 for a number that can't be called from the country of the property. */
  async checkPhone(tx: Tx, propertyId: string, phone: string | null | undefined): Promise<void> {
    if (!phone) return;
    const { country } = orNotFound(await tx.em.findOne(Property, { id: propertyId }));
    if (!isPhone(phone, country))
      throw invalidField(
        'phone',
        'phone must be a valid number of the property’s country, or start with + and the country code',
        'phone_of_country',
      );
  }

  /**
   * Two people with one address may be a couple or a mistake: 422 `shared_email` with the names, until it is confirmed.
   */
  private async askAboutShared(
    tx: Tx,
    leaseId: string,
    { email, sharedEmail }: Pick<LeaseTenantRequest, 'email' | 'sharedEmail'>,
    except?: string,
  ): Promise<void> {
    if (!email || sharedEmail) return;
    const others = await tx.em.find(LeaseTenant, { leaseId, ...(except && { id: { $ne: except } }) });
    const sharing = others.filter((other) => other.email?.toLowerCase() === email.toLowerCase());
    if (sharing.length > 0)
      throw new Problem('shared_email', {
        extra: { email, names: sharing.map(({ firstName, lastName }) => `${firstName} ${lastName}`) },
      });
  }

  /** Makes an entry within a command. */
  add(tx: Tx, lease: Lease, request: LeaseTenantRequest, language: string): LeaseTenant {
    return tx.em.create(LeaseTenant, {
      id: v7(),
      accountId: lease.accountId,
      demo: lease.demo,
      createdAt: this.scope.clock.now(),
      propertyId: lease.propertyId,
      unitId: lease.unitId,
      leaseId: lease.id,
      userId: null,
      joinedAt: null,
      leavesOn: null,
      firstName: request.firstName,
      lastName: request.lastName,
      email: request.email || null,
      phone: request.phone || null,
      language: request.language ?? languageOf(language),
    });
  }

  /** 403 for an API key that changes the address: that's where the next letter with a code would be sent. */
  async update(leaseId: string, id: string, request: UpdateLeaseTenantRequest): Promise<void> {
    await this.scope.write('lease_tenant.change', async (tx) => {
      const tenant = await this.entry(tx, leaseId, id);
      checkVersion(tenant, request.version);
      if (request.phone !== tenant.phone) await this.checkPhone(tx, tenant.propertyId, request.phone);
      const moved = request.email !== undefined && request.email?.toLowerCase() !== tenant.email?.toLowerCase();
      if (moved) requirePerson(tx.actor);
      if (moved && tenant.userId) throw new Problem('email_theirs');
      if (moved) await this.askAboutShared(tx, leaseId, request, id);
      const { version: _, sharedEmail: __, ...sent } = request;
      tx.em.assign(
        tenant,
        Object.fromEntries(
          Object.entries(sent).filter(
            ([name, value]) => value !== undefined && (value !== null || name === 'phone' || name === 'email'),
          ),
        ),
      );
      tx.about('lease_tenant', id, tenant.accountId);
      tx.changed(['leases', 'units'], [leaseId], { accounts: [tenant.accountId], users: [tenant.userId] });
    });
  }

  /**
   * Removes a tenant who has not joined. A tenant who has joined stays, because the lease's history belongs to them too. 403 for an
   * API key and someone with an address, whom it could otherwise replace by the same name at another one.
   */
  async remove(leaseId: string, id: string): Promise<void> {
    await this.scope.write('lease_tenant.remove', async (tx) => {
      const tenant = await this.entry(tx, leaseId, id);
      if (tenant.email) requirePerson(tx.actor);
      if (tenant.userId) throw refusal('tenant_joined');
      await tx.em.nativeDelete(AccessCode, { leaseTenantId: id });
      tx.em.remove(tenant);
      tx.about('lease_tenant', id, tenant.accountId);
      tx.changed(['leases', 'units'], [leaseId], { accounts: [tenant.accountId] });
    });
  }

  /** With a draft that is deleted. */
  async removeAll(tx: Tx, leaseId: string): Promise<void> {
    const joined = await tx.em.count(LeaseTenant, { leaseId, userId: { $ne: null } });
    if (joined > 0) throw refusal('lease_joined');
    await tx.em.nativeDelete(AccessCode, { leaseId });
    await tx.em.nativeDelete(LeaseTenant, { leaseId });
  }

  /** Entry of this lease; 404 for one of another. */
  async entry(tx: Tx, leaseId: string, id: string): Promise<LeaseTenant> {
    return orNotFound(await tx.em.findOne(LeaseTenant, { id, leaseId }));
  }

  /** People who see this lease; their browsers are notified of its changes. */
  async usersOf(tx: Tx, leaseId: string): Promise<(string | null)[]> {
    const tenants = await tx.rows<{ userId: string }>(
      'select user_id as "userId" from lease_tenant where lease_id = $1 and user_id is not null and lw_open(access_ends_at)',
      [leaseId],
    );
    return tenants.map(({ userId }) => userId);
  }
}
