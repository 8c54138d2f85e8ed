import { Injectable } from '@nestjs/common';
import type { Day } from '../../contract/days.js';
import { PRODUCT } from '../../contract/product.js';
import { Scope } from '../../platform/scope/scope.js';
import { DEMO_PEOPLE } from '../accounts/demo-people.service.js';
import { LeaseSteps } from '../leases/lease-steps.service.js';
import { LeaseTenant } from '../leases/lease-tenant.entity.js';
import { LeaseService } from '../leases/lease.service.js';
import { PropertyService } from '../portfolio/property.service.js';
import { UnitService } from '../portfolio/unit.service.js';
import { DemoListings } from './demo-listings.js';
import { DEMO_STREET, type DemoUnit, type LeaseStanding } from './demo-street.js';

/** Creates properties, units, leases and listings with the usual services, as the demo landlord. */
@Injectable()
export class DemoHomes {
  constructor(
    private readonly scope: Scope,
    private readonly properties: PropertyService,
    private readonly units: UnitService,
    private readonly leases: LeaseService,
    private readonly steps: LeaseSteps,
    private readonly listings: DemoListings,
  ) {}

  /**
   * Creates leases that start on `since` and are charged from then on. Returns the intended state of this month's rent by
   * lease.
   */
  async build(since: Day): Promise<Map<string, LeaseStanding>> {
    const standings = new Map<string, LeaseStanding>();
    for (const { address, units } of DEMO_STREET) {
      const property = await this.properties.create(address);
      for (const unit of units) {
        const leaseId = await this.addUnit(property.id, unit, since);
        if (leaseId) standings.set(leaseId, unit.standing);
      }
    }
    await this.listings.offer();
    return standings;
  }

  private async addUnit(
    propertyId: string,
    { label, rentCents, standing, tenant }: DemoUnit,
    since: Day,
  ): Promise<string | null> {
    const status = standing === 'offline' ? 'offline' : 'available';
    const unit = await this.units.create(propertyId, {
      label,
      bedrooms: 2,
      bathrooms: 1,
      squareFeet: 780,
      marketRentCents: rentCents + 9_000,
      status,
    });
    if (!tenant) return null;
    const [firstName, lastName] = tenant;
    const email = `${firstName}.${lastName}@demo.${PRODUCT.slug}.example`
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '');
    const lease = await this.leases.create(unit.id, {
      startsOn: since,
      rentCents,
      dueDay: 1,
      chargeFrom: since,
      tenants: [{ firstName, lastName, email }],
    });
    await this.steps.activate(lease.id);
    if (lastName === DEMO_PEOPLE.tenant.lastName) await this.moveIn(lease.id);
    return lease.id;
  }

  /** Links the demo tenant to their lease, as their access code would. */
  private async moveIn(leaseId: string): Promise<void> {
    const { userId } = DEMO_PEOPLE.tenant;
    await this.scope.asSystem(
      'demo refill',
      () =>
        this.scope.write('lease_tenant.join', async ({ em }) => {
          await em.nativeUpdate(LeaseTenant, { leaseId }, { userId, joinedAt: this.scope.clock.now() });
        }),
      { demo: true },
    );
  }
}
