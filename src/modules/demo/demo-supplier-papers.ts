import { Injectable } from '@nestjs/common';
import { addDays, type Day } from '../../contract/days.js';
import { PapersService } from '../suppliers/papers.service.js';
import { sample } from './sample-texts.js';

const ZONE = 'America/Toronto';

/** The demo supplier's insurance, which expires in some weeks, and license. The numbers are invented. */
@Injectable()
export class DemoSupplierPapers {
  constructor(private readonly papers: PapersService) {}

  async record(today: Day): Promise<void> {
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
