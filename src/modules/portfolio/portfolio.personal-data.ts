import { landlord } from '../../platform/personal-data/copy-section.js';
import { PersonalData, type HoldsPersonalData } from '../../platform/personal-data/personal-data.js';

@PersonalData()
export class PortfolioPersonalData implements HoldsPersonalData {
  readonly copy = [
    landlord(
      'properties',
      'id, name, street_number, street, city, region, postal_code, country, type, year_built, currency, time_zone, archived_at, created_at',
      'property',
    ),
    landlord(
      'units',
      'id, property_id, label, bedrooms, half_bathrooms, square_feet, market_rent_cents, offline, archived_at, created_at',
      'unit',
    ),
    landlord('plans', 'id, unit_id, plan_id, billing, price_cents, currency, ended_at, created_at', 'unit_plan'),
  ];
}
