import { letHome, type LetHome } from '../factories/homes.js';
import { person, type Person } from '../factories/people.js';
import { supplier, technician, type Craftsman } from '../factories/repairs.js';
import type { RepairDays } from './repair-days.js';

/** The last two never answer. */
const SUPPLIERS = ['Plombex', 'Rapide', 'Nord', 'Silence', 'Stille'];
const SILENT_FROM = 3;
const EMERGENCY = { title: 'Kitchen', description: 'Strong smell of gas next to the stove.', priority: 'Low' };
const TAP = { title: 'Tap drips', description: 'The tap in the kitchen drips.', issueType: 'Plumbing' };
const ALWAYS = { hours: [], daysOff: [] };
const outside = (name: string) => ({ kind: 'outside', name, email: `${name.toLowerCase()}@example.com`, ...ALWAYS });
const BOILER = {
  title: 'Boiler service',
  category: 'hvac',
  rhythm: 'months',
  everyMonths: 1,
  leadDays: 7,
  checklist: ['Measure the exhaust', 'Bleed the radiators'],
};

/** Who there is: two landlords, one of them with people on call, their homes with tenants, suppliers, and technicians of one supplier. */
export class RepairWorld {
  readonly homes: LetHome[] = [];
  readonly suppliers: Craftsman[] = [];
  readonly technicians: { who: Person; staffId: string }[] = [];

  private constructor(private readonly days: RepairDays) {}

  static async make(days: RepairDays): Promise<RepairWorld> {
    const world = new RepairWorld(days);
    const { test } = days;
    for (const count of [3, 2]) {
      const landlord = await person(test, 'landlord');
      for (let home = 0; home < count; home += 1) world.homes.push(await letHome(test, {}, landlord));
    }
    for (const name of SUPPLIERS) world.suppliers.push(await supplier(test, name));
    for (let one = 0; one < 2; one += 1) await world.addTechnician();
    for (const landlord of new Set(world.homes.map((home) => home.landlord))) await world.prepare(landlord);
    return world;
  }

  isSilent(who: Craftsman): boolean {
    return this.suppliers.indexOf(who) >= SILENT_FROM;
  }

  landlordOf({ accountId }: { accountId: string }): Person {
    return found(this.homes.find(({ landlord }) => landlord.accountId === accountId)).landlord;
  }

  tenantOf({ unitId }: { unitId: string | null }): Person | undefined {
    return this.homes.find((home) => home.unitId === unitId)?.tenant;
  }

  /** The supplier who has a job; undefined for those who never answer. */
  awake(accountId: string | null): Craftsman | undefined {
    return this.suppliers.find((one) => one.accountId === accountId && !this.isSilent(one));
  }

  /** A tenant reports something, now and then an emergency. */
  async file(): Promise<void> {
    const { days } = this;
    const home = found(this.homes[days.between(0, this.homes.length)]);
    const priority = ['Low', 'Medium', 'High'][days.between(0, 3)];
    const body = days.happens(0.08) ? EMERGENCY : { ...TAP, priority };
    await days.send('post', '/api/service-requests', home.tenant.token, { what: 'filed', ...body });
  }

  private async addTechnician(): Promise<void> {
    const { test } = this.days;
    const elite = found(this.suppliers[0]);
    const who = await technician(test, elite);
    const [row] = await test.sql<{ id: string }>('select id from supplier_staff where user_id = $1', [who.userId]);
    this.technicians.push({ who, staffId: found(row).id });
    // The simulation may begin long before or after today.
    await test.sql("update supplier set elite_until = '2099-01-01' where id = $1", [elite.id]);
  }

  /** The suppliers whom a landlord prefers, maintenance that comes back, and for the first landlord people on call. */
  private async prepare(landlord: Person): Promise<void> {
    const { days } = this;
    const { token } = landlord;
    const supplierIds = this.suppliers.map(({ id }) => id);
    await days.send('put', '/api/preferred-suppliers', token, { supplierIds });
    for (const [at, home] of this.homes.filter((one) => one.landlord === landlord).entries())
      await days.send('post', '/api/maintenance-schedules', token, {
        ...BOILER,
        propertyId: home.propertyId,
        unitId: home.unitId,
        startsOn: new Date(days.now.getTime() + (3 + at) * 86_400_000).toISOString().slice(0, 10),
      });
    if (landlord !== this.homes[0]?.landlord) return;
    const people = [
      outside('Ana'),
      outside('Bo'),
      { kind: 'supplier', supplierId: supplierIds[1], ...ALWAYS },
      { kind: 'landlord', ...ALWAYS },
    ];
    await days.send('put', '/api/on-call', token, { people, stepMinutes: 15, timeZone: 'America/Toronto' });
  }
}

/** Everyone who signs in. */
export function peopleOf({ homes, suppliers, technicians }: RepairWorld): Person[] {
  return [
    ...new Set(homes.flatMap(({ landlord, tenant }) => [landlord, tenant])),
    ...suppliers,
    ...technicians.map(({ who }) => who),
  ];
}

export function found<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('The simulation has lost someone.');
  return value;
}
