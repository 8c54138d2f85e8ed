import type { ImportField } from './fields.js';

/**
 * A table as another product exports it: the headings by which it is recognized, and the fields of the headings that our own
 * names would misread.
 */
export interface ImportPreset {
  readonly id: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  /** Headings that tell this export from others. */
  readonly tells: readonly string[];
  /** How many of these headings must be present. */
  readonly enough: number;
  /** Heading and field. Null is ignored, although our names would match it. */
  readonly columns: Readonly<Record<string, ImportField | null>>;
}

/**
 * Where the headings come from (looked up in November 2026):
 *
 * - Buildium, rent roll: a public parser of the report lists Lease start, Lease end, Bed/Bath, Rent cycle, Rent start, Rent, Recurring
 *   charges, Recurring credits, Total, Deposits held, Prepayments, Balance due. Property, Unit, Unit address and Tenants are NOT
 *   confirmed: the report prints them as headings of groups or as columns, as it is set up.
 * - Buildium, tenants and leases: support.buildium.com/hc/en-us/articles/200709868 names Property, Unit number, First name, Last name,
 *   move-in date, recurring charge amount and frequency. The spelling of the other columns is NOT confirmed.
 * - AppFolio, rent roll: two public parsers of the report expect title lines ("Exported On", "Property Groups"), then Property, Unit,
 *   Tags, BD/BA, Tenant, Status, Sqft, Market Rent, Rent, …, and a line Total at the end. Property reads "Name - street city, state zip".
 *   Lease From, Lease To, Deposit and Past Due are from public field lists, NOT from a file that we have seen.
 * - AppFolio, tenant directory: Phone Numbers ("Mobile: (312) 555-0100, Home: …"), Emails, Status and Tags are confirmed by a public
 *   parser of the sister report for associations; names read "Last, First". Move-in and Lease To are NOT confirmed.
 * - DoorLoop: no list of headings was found. These follow the fields that support.doorloop.com shows on leases. NOT confirmed.
 * - Rentec Direct: a public import table has Property, Type, Street Address, Unit #, City, State, Zip, Owner, Rent, Deposit, Bedrooms,
 *   Bathrooms, Sq Feet. The columns of tenants are NOT confirmed.
 *
 * Whatever differs from these lists is still guessed by our own names, and can be changed on screen.
 */
export const IMPORT_PRESETS: readonly ImportPreset[] = [
  {
    id: 'buildium',
    name: 'Buildium',
    enough: 3,
    tells: [
      'bed/bath',
      'rent cycle',
      'rent start',
      'recurring charges',
      'recurring credits',
      'deposits held',
      'prepayments',
      'recurring charge amount',
      'recurring charge frequency',
      'rental owner',
    ],
    columns: {
      Property: 'propertyName',
      'Property name': 'propertyName',
      Unit: 'unit',
      'Unit number': 'unit',
      'Unit address': 'address',
      Address: 'address',
      'Bed/Bath': 'bedBath',
      Tenants: 'tenantName',
      'Tenant emails': 'email',
      'Tenant phones': 'phone',
      'Lease start': 'leaseStart',
      'Lease end': 'leaseEnd',
      'Rent start': null,
      'Rent cycle': null,
      Rent: 'rent',
      'Recurring charges': null,
      'Recurring credits': null,
      Total: null,
      'Deposits held': 'depositHeld',
      Prepayments: 'prepayment',
      'Balance due': 'openingBalance',
      'Move-in date': null,
      'Recurring charge amount': 'rent',
      'Recurring charge frequency': null,
      'Rental owner': null,
      'Rental type': 'propertyType',
      'Address line 1': 'street',
      'Address line 2': null,
    },
  },
  {
    id: 'appfolio-rent-roll',
    name: 'AppFolio (Rent Roll)',
    enough: 3,
    tells: ['bd/ba', 'sqft', 'market rent', 'lease from', 'lease to', 'past due', 'nsf count', 'late count'],
    columns: {
      Property: 'address',
      Unit: 'unit',
      Tags: null,
      'BD/BA': 'bedBath',
      Tenant: 'tenantName',
      Status: 'status',
      Sqft: 'squareFeet',
      'Market Rent': 'marketRent',
      Rent: 'rent',
      Deposit: 'depositHeld',
      'Lease From': 'leaseStart',
      'Lease To': 'leaseEnd',
      'Move-in': null,
      'Move-out': null,
      'Past Due': 'openingBalance',
      'NSF Count': null,
      'Late Count': null,
    },
  },
  {
    id: 'appfolio-tenants',
    name: 'AppFolio (Tenant Directory)',
    enough: 3,
    tells: ['phone numbers', 'emails', 'tenant type', 'move-in', 'move-out', 'tags', 'lease to'],
    columns: {
      Property: 'address',
      Unit: 'unit',
      Tenant: 'tenantName',
      Status: 'status',
      'Tenant Type': null,
      'Phone Numbers': 'phone',
      Emails: 'email',
      'Move-in': 'leaseStart',
      'Move-out': null,
      'Lease From': null,
      'Lease To': 'leaseEnd',
      Rent: 'rent',
      Deposit: 'depositHeld',
      Tags: null,
    },
  },
  {
    id: 'doorloop',
    name: 'DoorLoop',
    enough: 3,
    tells: [
      'lease name',
      'outstanding balance',
      'deposits held',
      'lease term',
      'rollover to at-will',
      'unit full address',
      'overdue balance',
    ],
    columns: {
      Property: 'propertyName',
      Unit: 'unit',
      Units: 'unit',
      Address: 'address',
      'Unit Full Address': 'address',
      'Lease Name': null,
      Lease: null,
      Tenants: 'tenantName',
      Tenant: 'tenantName',
      'Tenant Emails': 'email',
      'Tenant Phones': 'phone',
      'Lease Term': null,
      'Rollover to At-Will': null,
      'Start Date': 'leaseStart',
      'End Date': 'leaseEnd',
      Rent: 'rent',
      'Deposits Held': 'depositHeld',
      'Outstanding Balance': 'openingBalance',
      'Overdue Balance': null,
      Beds: 'bedrooms',
      Baths: 'bathrooms',
      Size: 'squareFeet',
    },
  },
  {
    id: 'rentec',
    name: 'Rentec Direct',
    enough: 3,
    tells: [
      'sq feet',
      'unit #',
      'street address',
      'lease expires',
      'tenant balance',
      'rent due day',
      'deposit on hand',
      'owner',
    ],
    columns: {
      Property: 'propertyName',
      Type: 'propertyType',
      'Street Address': 'street',
      'Unit #': 'unit',
      City: 'city',
      State: 'region',
      Zip: 'postalCode',
      Owner: null,
      'Sq Feet': 'squareFeet',
      Tenant: 'tenantName',
      'Lease Begins': 'leaseStart',
      'Lease Expires': 'leaseEnd',
      Rent: 'rent',
      'Rent Due Day': 'dueDay',
      Deposit: 'deposit',
      'Deposit on Hand': 'depositHeld',
      'Tenant Balance': 'openingBalance',
    },
  },
  { id: 'lodgewell', name: 'Lodgewell', enough: 6, tells: [], columns: {} },
];

export const IMPORT_PRESET_IDS: readonly string[] = IMPORT_PRESETS.map(({ id }) => id);
/** Our own template: its headings are the names of our own fields. */
export const OWN_PRESET = 'lodgewell';
