import { IMPORT_COLUMNS, IMPORT_COLUMN_KEYS, type ImportColumn, type ImportGroup } from '../import-columns.js';
import type { Language } from '../languages.js';
import { isCountedBy, withoutDay } from './day-in-heading.js';

interface FieldRule {
  readonly group: ImportGroup;
  readonly names: Readonly<Record<Language, string>>;
  readonly alsoCalled?: readonly string[];
}

/** What other products put into one cell. An import splits it. */
const IN_ONE_CELL = {
  address: {
    group: 'property',
    names: { en: 'Whole address', fr: 'Adresse complète', es: 'Dirección completa' },
    alsoCalled: [
      'full address',
      'unit address',
      'unit full address',
      'property full address',
      'mailing address',
      'location',
      'dirección completa',
      'domicilio',
    ],
  },
  bedBath: {
    group: 'unit',
    names: { en: 'Bedrooms and bathrooms', fr: 'Chambres et salles de bain', es: 'Recámaras y baños' },
    alsoCalled: ['bd/ba', 'bed/bath', 'beds/baths', 'br/ba'],
  },
  prepayment: {
    group: 'lease',
    names: {
      en: 'Paid ahead (taken off the balance)',
      fr: 'Payé d’avance (déduit du solde)',
      es: 'Pagado por adelantado (se resta del saldo)',
    },
    alsoCalled: [
      'prepayments',
      'prepayment',
      'prepaid',
      'prepaid rent',
      'credit balance',
      'unapplied payments',
      'paiements d’avance',
      'pagos anticipados',
    ],
  },
  tenantName: {
    group: 'tenant',
    names: {
      en: 'Full names of all tenants',
      fr: 'Noms complets des locataires',
      es: 'Nombres completos de los inquilinos',
    },
    alsoCalled: [
      'tenant',
      'tenants',
      'tenant name',
      'tenant names',
      'resident',
      'residents',
      'resident name',
      'full name',
      'current tenant',
      'current tenants',
      'lessee',
      'occupant',
      'occupants',
      'lease name',
      'locataire',
      'locataires',
      'nom du locataire',
      'nom complet',
      'inquilino',
      'inquilinos',
      'arrendatario',
      'nombre completo',
      'nombre del inquilino',
    ],
  },
} as const satisfies Readonly<Record<string, FieldRule>>;

export type CellField = keyof typeof IN_ONE_CELL;
/** Where a column of a file may go. */
export type ImportField = ImportColumn | CellField;

export const IMPORT_FIELDS: Readonly<Record<ImportField, FieldRule>> = { ...IMPORT_COLUMNS, ...IN_ONE_CELL };
export const CELL_FIELDS = Object.keys(IN_ONE_CELL) as CellField[];
export const IMPORT_FIELD_KEYS: readonly ImportField[] = [...IMPORT_COLUMN_KEYS, ...CELL_FIELDS];

/**
 * Fields that accept several columns, and what is put between their cells: two lines of an address, or a second tenant in a
 * separate column.
 */
export const JOINED_BY: Readonly<Partial<Record<ImportField, string>>> = {
  address: ', ',
  street: ', ',
  tenantName: '; ',
  email: '; ',
  phone: '; ',
};

/** How long a cell that is split may be. A longer one is refused before it is parsed. */
export const CELL_MAX: Readonly<Record<CellField, number>> = {
  address: 300,
  bedBath: 60,
  prepayment: 60,
  tenantName: 400,
};

/** What a whole file may leave out. The answer to one question fills every row that is empty there. */
export const DEFAULTED = [
  'country',
  'region',
  'city',
  'postalCode',
  'unit',
  'propertyType',
  'dueDay',
] as const satisfies readonly ImportColumn[];
export type DefaultedColumn = (typeof DEFAULTED)[number];

/** Lower case without accents and marks, but for the one that tells a share from an amount: how headings are compared. */
export function plainHeading(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9%]+/g, '');
}

/** Fields of a day's balance: their headings may say which day. */
const OF_A_DAY: readonly ImportField[] = ['openingBalance', 'prepayment', 'depositHeld'];
/** Fields that a heading may ask for by another unit: rent by the square foot or the week isn't the rent. */
const AMOUNTS: readonly ImportField[] = [...OF_A_DAY, 'rent', 'marketRent', 'deposit', 'lateFee'];
const HEADING_MAX = 200;

/**
 * The field that a heading means, in any of our languages and by the names that others use; null if none matches. Of two names with a
 * slash between them, as in "Ville / City", one is enough, unless they mean different fields.
 */
export function importFieldOf(heading: string): ImportField | null {
  if (heading.length > HEADING_MAX) return fieldNamed(heading);
  const whole = fieldOrBalance(heading);
  if (whole) return whole;
  const halves = heading
    .split(heading.includes(' / ') ? ' / ' : '/')
    .map((text) => ({ text, field: fieldOrBalance(text) }));
  const [field = null, ...others] = new Set(halves.map((half) => half.field).filter((meant) => meant !== null));
  if (!field || others.length > 0) return null;
  const counted = halves.some((half) => !half.field && isCountedBy(half.text));
  return counted && AMOUNTS.includes(field) ? null : field;
}

/** The field that is named so, or that of a balance whose name ends with a day. */
function fieldOrBalance(name: string): ImportField | null {
  const field = fieldNamed(name);
  if (field) return field;
  const undated = fieldNamed(withoutDay(name));
  return undated && OF_A_DAY.includes(undated) ? undated : null;
}

function fieldNamed(heading: string): ImportField | null {
  return HEADINGS.get(plainHeading(heading)) ?? null;
}

/** A size as Québec counts rooms: "3½", "4 1/2". The half is the bathroom. Null for anything else. */
export function roomsAndHalf(text: string): number | null {
  const rooms = /^([1-9]) ?(?:½|1\/2|[.,]5)$/.exec(text.trim())?.[1];
  return rooms === undefined ? null : Number(rooms);
}

const HEADINGS: ReadonlyMap<string, ImportField> = new Map(
  IMPORT_FIELD_KEYS.flatMap((key) => {
    const { names, alsoCalled = [] } = IMPORT_FIELDS[key];
    return [key, ...alsoCalled, ...Object.values(names)].map((name) => [plainHeading(name), key] as const);
  }).toReversed(),
);
