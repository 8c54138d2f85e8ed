import { Injectable } from '@nestjs/common';
import { CARES_FLAG } from '../../contract/listing-options.js';
import { sample } from '../../platform/i18n/sample-texts.js';
import { Scope } from '../../platform/scope/scope.js';
import { OwnListings } from '../listings/own-listings.service.js';

const SAMPLE = {
  title: sample(
    'Top-floor corner apartment',
    'Logement de coin au dernier étage',
    'Departamento de esquina en el último piso',
  ),
  description: sample(
    'Windows on two sides, the market five minutes away, and laundry in the building.',
    'Des fenêtres sur deux côtés, le marché à cinq minutes et une buanderie dans l’immeuble.',
    'Ventanas por dos lados, el mercado a cinco minutos y lavandería en el edificio.',
  ),
};
const HEAT = sample('Heat and hot water', 'Chauffage et eau chaude', 'Calefacción y agua caliente');

const VACANT = `select u.id from unit u where not u.offline and u.archived_at is null
  and not exists (select 1 from lease l where l.unit_id = u.id and l.state <> 'ended') order by u.id`;

/** Lists the vacant homes of the demo street. People in the demo find them on the marketplace, marked as samples. */
@Injectable()
export class DemoListings {
  constructor(
    private readonly scope: Scope,
    private readonly listings: OwnListings,
  ) {}

  async offer(): Promise<void> {
    for (const { id } of await this.scope.rows<{ id: string }>(VACANT)) {
      await this.listings.create(id, {
        ...SAMPLE,
        petFriendly: true,
        utilities: HEAT,
        amenities: ['laundry', 'balcony', 'dishwasher'],
        [CARES_FLAG]: true,
      });
    }
  }
}
