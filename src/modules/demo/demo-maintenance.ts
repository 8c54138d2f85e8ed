import { Injectable } from '@nestjs/common';
import { addDays, addMonths, type Day } from '../../contract/days.js';
import { Scope } from '../../platform/scope/scope.js';
import type { CreateMaintenanceScheduleRequest } from '../maintenance/maintenance-schedule.dto.js';
import { MaintenanceSchedules } from '../maintenance/maintenance.module.js';
import { sample } from './sample-texts.js';

const BUILDINGS = 'select id from property order by created_at, id limit 3';

/** Maintenance of the demo street that comes back; the test of the smoke alarms is due soon, so its request is there. */
@Injectable()
export class DemoMaintenance {
  constructor(
    private readonly scope: Scope,
    private readonly schedules: MaintenanceSchedules,
  ) {}

  async plan(today: Day): Promise<void> {
    const buildings = await this.scope.rows<{ id: string }>(BUILDINGS);
    for (const [at, { id: propertyId }] of buildings.entries()) {
      for (const schedule of schedulesOf(at, today)) await this.schedules.create({ propertyId, ...schedule });
    }
  }
}

type Planned = Omit<CreateMaintenanceScheduleRequest, 'propertyId'>;

function schedulesOf(at: number, today: Day): Planned[] {
  const boiler: Planned = {
    title: sample('Boiler service', 'Entretien de la chaudière', 'Servicio de la caldera'),
    category: 'hvac',
    deviceKind: 'heating',
    deviceName: sample('Boiler, basement', 'Chaudière, sous-sol', 'Caldera, sótano'),
    rhythm: 'yearly',
    startsOn: addMonths(today, 4 + at),
    leadDays: 21,
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
  const gutters: Planned = {
    title: sample('Clean the gutters', 'Nettoyage des gouttières', 'Limpieza de las canaletas'),
    category: 'other',
    deviceKind: 'gutters',
    rhythm: 'seasons',
    seasons: ['spring', 'autumn'],
    startsOn: addDays(today, 30),
    leadDays: 14,
    checklist: [],
  };
  const alarms: Planned = {
    title: sample('Test the smoke alarms', 'Essai des avertisseurs de fumée', 'Prueba de los detectores de humo'),
    category: 'electrical',
    deviceKind: 'smoke_alarm',
    rhythm: 'months',
    everyMonths: 6,
    startsOn: addDays(today, 9),
    leadDays: 14,
    checklist: [
      sample('Press the test button', 'Appuyer sur le bouton d’essai', 'Presionar el botón de prueba'),
      sample('Replace the batteries', 'Remplacer les piles', 'Cambiar las baterías'),
    ],
  };
  return at === 0 ? [boiler, gutters, alarms] : [boiler, gutters];
}
