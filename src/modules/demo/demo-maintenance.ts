import { Injectable } from '@nestjs/common';
import { addDays, addMonths, type Day } from '../../contract/days.js';
import { sample } from '../../platform/i18n/sample-texts.js';
import type { Actor } from '../../platform/scope/actor.js';
import { Scope } from '../../platform/scope/scope.js';
import type { CreateMaintenanceScheduleRequest } from '../maintenance/maintenance-schedule.dto.js';
import { MaintenanceSchedules } from '../maintenance/maintenance.module.js';
import { DEMO_INVOICES } from './demo-invoices.data.js';
import { DemoInvoices } from './demo-invoices.js';
import { DemoRepairs } from './demo-repairs.js';
import { DemoTeam } from './demo-team.js';

const BUILDINGS = 'select id from property order by created_at, id limit 3';

/**
 * Repairs and recurring maintenance of the demo street. The test of the smoke alarms is due soon, so its request exists
 * already.
 */
@Injectable()
export class DemoMaintenance {
  constructor(
    private readonly scope: Scope,
    private readonly schedules: MaintenanceSchedules,
    private readonly repairs: DemoRepairs,
    private readonly invoices: DemoInvoices,
    private readonly team: DemoTeam,
  ) {}

  async prepare(people: { tenant: Actor; landlord: Actor; supplier: Actor }, today: Day): Promise<void> {
    await this.repairs.report(people);
    await this.team.gather(people.supplier);
    await this.invoices.write(await this.repairs.finish(DEMO_INVOICES, people), people);
    await this.scope.as(people.landlord, () => this.plan(today));
  }

  private async plan(today: Day): Promise<void> {
    const buildings = await this.scope.rows<{ id: string }>(BUILDINGS);
    for (const [at, { id: propertyId }] of buildings.entries()) {
      for (const schedule of schedulesOf(at, today)) await this.schedules.create({ propertyId, ...schedule });
    }
  }
}

/**
 * `sample` registers the texts when the process starts, so that every reader gets them in their language, in other
 * processes too.
 */
const BOILER = {
  title: sample('Boiler service', 'Entretien de la chaudière', 'Revisión de la caldera'),
  deviceName: sample('Boiler, basement', 'Chaudière, sous-sol', 'Caldera, sótano'),
  checklist: [
    sample(
      'Check the burner and the exhaust',
      'Vérifier le brûleur et l’évacuation',
      'Revisar el quemador y la salida de humos',
    ),
    sample('Check the pressure', 'Contrôler la pression', 'Controlar la presión'),
    sample('Bleed the radiators', 'Purger les radiateurs', 'Purgar los radiadores'),
  ],
};
const GUTTERS = sample('Clean the gutters', 'Nettoyage des gouttières', 'Limpieza de las canaletas');
const ALARMS = {
  title: sample('Test the smoke alarms', 'Essai des avertisseurs de fumée', 'Prueba de los detectores de humo'),
  checklist: [
    sample(
      'Test each alarm with its button',
      'Appuyer sur le bouton d’essai de chaque avertisseur',
      'Presionar el botón de prueba de cada detector',
    ),
    sample('Replace the batteries', 'Remplacer les piles', 'Cambiar las baterías'),
  ],
};

type Planned = Omit<CreateMaintenanceScheduleRequest, 'propertyId'>;

/** The maintenance schedules of the building at index `at`. Only the first building has the smoke alarms. */
function schedulesOf(at: number, today: Day): Planned[] {
  const boiler: Planned = {
    ...BOILER,
    category: 'hvac',
    deviceKind: 'heating',
    rhythm: 'yearly',
    startsOn: addMonths(today, 4 + at),
    leadDays: 21,
  };
  const gutters: Planned = {
    title: GUTTERS,
    category: 'other',
    deviceKind: 'gutters',
    rhythm: 'seasons',
    seasons: ['spring', 'autumn'],
    startsOn: addDays(today, 30),
    leadDays: 14,
  };
  const alarms: Planned = {
    ...ALARMS,
    category: 'electrical',
    deviceKind: 'smoke_alarm',
    rhythm: 'months',
    everyMonths: 6,
    startsOn: addDays(today, 9),
    leadDays: 14,
  };
  return at === 0 ? [boiler, gutters, alarms] : [boiler, gutters];
}
