import { Injectable } from '@nestjs/common';
import { unitOf } from '../../contract/amount-format.js';
import { addDays, day } from '../../contract/days.js';
import { plainText } from '../../contract/listing-options.js';
import { Clock } from '../../platform/clock/clock.js';
import { Catalogues } from '../../platform/i18n/catalogues.js';

/**
 * Samples as a source of the list's SQL: searched, filtered and sorted as live listings are. `$1` contains the rows.
 */
export const SAMPLE_LISTINGS = `jsonb_to_recordset($1::jsonb) as l(id uuid, title text, description text, address text, city text, province text,
  country text, rent_cents bigint, currency text, bedrooms int, half_bathrooms int, square_feet int, available_date date, landlord_name text,
  landlord_rating numeric, verified boolean, cares boolean, amenities jsonb, photo_ids jsonb, pet_friendly boolean, parking boolean, utilities text,
  published_at timestamptz, sample boolean, contact boolean, search_text text)`;

interface Sample {
  name: string;
  rent: number;
  address: string;
  city: string;
  province: string;
  bedrooms: number;
  halfBathrooms: number;
  squareFeet: number;
  /** Days from today until it is free. */
  freeIn: number;
  landlord: string;
  rating: number;
  verified?: false;
  cares?: true;
  pets?: true;
  parking?: true;
  amenities: string[];
}

/** Made-up homes (docs/specification/listings.md): the documented rents 2,500 and 3,200 are among them. Words: `listings.sample.<name>.…`. */
const SAMPLES: readonly Sample[] = [
  {
    name: 'stairs',
    rent: 1890,
    address: '4120 Rue Saint-Denis',
    city: 'Montréal',
    province: 'QC',
    bedrooms: 2,
    halfBathrooms: 2,
    squareFeet: 820,
    freeIn: 30,
    landlord: 'Marchand',
    rating: 4.8,
    pets: true,
    amenities: ['balcony', 'laundry', 'storage'],
  },
  {
    name: 'loft',
    rent: 2500,
    address: '87 Avenue Laurier Ouest',
    city: 'Montréal',
    province: 'QC',
    bedrooms: 2,
    halfBathrooms: 4,
    squareFeet: 960,
    freeIn: 14,
    landlord: 'Dubois',
    rating: 4.8,
    cares: true,
    pets: true,
    parking: true,
    amenities: ['dishwasher', 'elevator', 'air_conditioning'],
  },
  {
    name: 'mansard',
    rent: 1640,
    address: '1462 Barrington Street',
    city: 'Halifax',
    province: 'NS',
    bedrooms: 1,
    halfBathrooms: 2,
    squareFeet: 610,
    freeIn: 0,
    landlord: 'Okonkwo',
    rating: 4.6,
    amenities: ['laundry', 'bike_room'],
  },
  {
    name: 'house',
    rent: 3200,
    address: '1108 Robie Street',
    city: 'Halifax',
    province: 'NS',
    bedrooms: 3,
    halfBathrooms: 4,
    squareFeet: 1480,
    freeIn: 60,
    landlord: 'Adeyemi',
    rating: 4.9,
    cares: true,
    pets: true,
    parking: true,
    amenities: ['yard', 'fireplace', 'laundry', 'dishwasher'],
  },
  {
    name: 'bakery',
    rent: 2240,
    address: '233 Wellesley Street East',
    city: 'Toronto',
    province: 'ON',
    bedrooms: 1,
    halfBathrooms: 2,
    squareFeet: 640,
    freeIn: 30,
    landlord: 'Kapoor',
    rating: 4.7,
    verified: false,
    amenities: ['air_conditioning', 'gym'],
  },
  {
    name: 'studio',
    rent: 1320,
    address: '6218 Rue Fabre',
    city: 'Montréal',
    province: 'QC',
    bedrooms: 0,
    halfBathrooms: 2,
    squareFeet: 430,
    freeIn: 0,
    landlord: 'Serrano',
    rating: 4.8,
    pets: true,
    amenities: ['furnished', 'laundry'],
  },
];

/** Made-up homes for visitors while no one has published a listing. They aren't stored in a table and have no owner. */
@Injectable()
export class ListingSamples {
  constructor(
    private readonly words: Catalogues,
    private readonly clock: Clock,
  ) {}

  /** Rows for `SAMPLE_LISTINGS`, in the reader's language. */
  rows(language: string): object[] {
    const now = this.clock.now();
    const today = day(now.toISOString().slice(0, 10));
    return SAMPLES.map((sample, at) => {
      const say = (part: string) => this.words.text(language, `listings.sample.${sample.name}.${part}`);
      const [title, description] = [say('title'), say('description')];
      return {
        id: sampleId(at),
        title,
        description,
        address: sample.address,
        city: sample.city,
        province: sample.province,
        country: 'CA',
        rent_cents: sample.rent * unitOf('CAD'),
        currency: 'CAD',
        bedrooms: sample.bedrooms,
        half_bathrooms: sample.halfBathrooms,
        square_feet: sample.squareFeet,
        available_date: addDays(today, sample.freeIn),
        landlord_name: sample.landlord,
        landlord_rating: sample.rating,
        verified: sample.verified ?? true,
        cares: sample.cares ?? false,
        amenities: sample.amenities,
        photo_ids: [],
        pet_friendly: sample.pets ?? false,
        parking: sample.parking ?? false,
        utilities: say('utilities'),
        // The first one is the newest; whole days, so that pages and cursors stay the same for a day.
        published_at: `${addDays(today, -at)}T00:00:00Z`,
        sample: true,
        contact: false,
        search_text: plainText([title, sample.address, sample.city, sample.province, description].join(' ')),
      };
    });
  }
}

function sampleId(at: number): string {
  return `01900000-0000-7000-8000-5a3b1e00000${at + 1}`;
}
