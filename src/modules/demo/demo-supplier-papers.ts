import { Injectable } from '@nestjs/common';
import { addDays, type Day } from '../../contract/days.js';
import { sample } from '../../platform/i18n/sample-texts.js';
import { PapersService } from '../suppliers/papers.service.js';
import { SupplierHoursService } from '../suppliers/supplier-hours.service.js';

const ZONE = 'America/Toronto';

/**
 * Records the demo supplier's hours with days off soon, an insurance that expires in some weeks, and a license. The numbers
 * are invented.
 */
@Injectable()
export class DemoSupplierPapers {
  constructor(
    private readonly papers: PapersService,
    private readonly hours: SupplierHoursService,
  ) {}

  async record(today: Day): Promise<void> {
    await this.hours.replace({
      hours: [{ days: [1, 2, 3, 4, 5], from: '07:30', until: '17:00' }],
      daysOff: [{ from: addDays(today, 5), until: addDays(today, 7) }],
      jobsADay: 8,
      resumesOn: null,
      timeZone: ZONE,
    });
    await this.papers.add({
      kind: 'insurance',
      issuer: sample('Harbor Mutual Insurance', 'La Mutuelle du Port', 'Mutua del Puerto'),
      number: 'RC-204-55871',
      coverCents: 200_000_000,
      currency: 'CAD',
      validUntil: addDays(today, 41),
      timeZone: ZONE,
    });
    await this.papers.add({
      kind: 'license',
      trade: 'plumbing',
      issuer: sample('Quebec building board', 'Régie du bâtiment du Québec', 'Organismo de construcción de Quebec'),
      number: '5741-2208-01',
      validUntil: addDays(today, 310),
      timeZone: ZONE,
    });
  }
}
