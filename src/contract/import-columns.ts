import type { Language } from './languages.js';

export const IMPORT_GROUPS = ['property', 'unit', 'lease', 'tenant'] as const;
export type ImportGroup = (typeof IMPORT_GROUPS)[number];

/** A column of the file that brings a portfolio in: its name in each language, and what other products call it. */
interface ColumnRule {
  readonly group: ImportGroup;
  readonly required?: true;
  readonly names: Readonly<Record<Language, string>>;
  readonly alsoCalled?: readonly string[];
  readonly example: string;
}

/** The columns of the template, in its order. The export of units writes those of property and unit under their keys. */
export const IMPORT_COLUMNS = {
  streetNumber: { group: 'property', required: true, names: { en: 'House number', fr: 'Numéro', es: 'Número' }, alsoCalled: ['number', 'civic number'], example: '87' },
  street: { group: 'property', required: true, names: { en: 'Street', fr: 'Rue', es: 'Calle' }, alsoCalled: ['address', 'street address', 'property address', 'adresse', 'dirección', 'address 1'], example: 'Laurier Avenue West' },
  city: { group: 'property', required: true, names: { en: 'City', fr: 'Ville', es: 'Ciudad' }, alsoCalled: ['town', 'property city'], example: 'Montréal' },
  region: { group: 'property', required: true, names: { en: 'Province or state', fr: 'Province ou État', es: 'Provincia o estado' }, alsoCalled: ['province', 'state', 'estado', 'property state'], example: 'QC' },
  postalCode: { group: 'property', required: true, names: { en: 'Postal code', fr: 'Code postal', es: 'Código postal' }, alsoCalled: ['zip', 'zip code', 'postcode', 'property zip'], example: 'H2T 2N6' },
  country: { group: 'property', required: true, names: { en: 'Country', fr: 'Pays', es: 'País' }, example: 'CA' },
  propertyType: { group: 'property', names: { en: 'Type', fr: 'Type', es: 'Tipo' }, alsoCalled: ['property type'], example: 'apartment' },
  propertyName: { group: 'property', names: { en: 'Property name', fr: 'Nom de la propriété', es: 'Nombre de la propiedad' }, alsoCalled: ['property', 'building', 'immeuble'], example: '' },
  yearBuilt: { group: 'property', names: { en: 'Year built', fr: 'Année de construction', es: 'Año de construcción' }, example: '1968' },
  currency: { group: 'property', names: { en: 'Currency', fr: 'Devise', es: 'Moneda' }, example: 'CAD' },
  unit: { group: 'unit', required: true, names: { en: 'Unit', fr: 'Logement', es: 'Unidad' }, alsoCalled: ['unit number', 'apartment', 'apt', 'unit name', 'appartement', 'departamento'], example: '302' },
  bedrooms: { group: 'unit', names: { en: 'Bedrooms', fr: 'Chambres', es: 'Recámaras' }, alsoCalled: ['beds', 'br'], example: '2' },
  bathrooms: { group: 'unit', names: { en: 'Bathrooms', fr: 'Salles de bain', es: 'Baños' }, alsoCalled: ['baths', 'ba'], example: '1.5' },
  squareFeet: { group: 'unit', names: { en: 'Square feet', fr: 'Pieds carrés', es: 'Pies cuadrados' }, alsoCalled: ['sqft', 'sq ft', 'area', 'size'], example: '820' },
  marketRent: { group: 'unit', names: { en: 'Market rent', fr: 'Loyer du marché', es: 'Renta de mercado' }, example: '1790.00' },
  status: { group: 'unit', names: { en: 'Status', fr: 'État', es: 'Situación' }, example: '' },
  leaseStart: { group: 'lease', names: { en: 'Lease start', fr: 'Début du bail', es: 'Inicio del contrato' }, alsoCalled: ['lease from', 'start date', 'move-in'], example: '2026-07-01' },
  leaseEnd: { group: 'lease', names: { en: 'End of term', fr: 'Fin du bail', es: 'Fin del contrato' }, alsoCalled: ['lease to', 'lease end', 'end date'], example: '2027-06-30' },
  rent: { group: 'lease', names: { en: 'Rent', fr: 'Loyer', es: 'Renta' }, alsoCalled: ['monthly rent', 'rent amount'], example: '1650.00' },
  dueDay: { group: 'lease', names: { en: 'Due day', fr: 'Jour d’échéance', es: 'Día de vencimiento' }, alsoCalled: ['rent due day'], example: '1' },
  deposit: { group: 'lease', names: { en: 'Deposit agreed', fr: 'Dépôt convenu', es: 'Depósito acordado' }, alsoCalled: ['security deposit', 'deposit'], example: '' },
  depositHeld: { group: 'lease', names: { en: 'Deposit held', fr: 'Dépôt détenu', es: 'Depósito en custodia' }, example: '' },
  openingBalance: { group: 'lease', names: { en: 'Opening balance', fr: 'Solde d’ouverture', es: 'Saldo inicial' }, alsoCalled: ['balance', 'balance due'], example: '0.00' },
  firstName: { group: 'tenant', names: { en: 'First name', fr: 'Prénom', es: 'Nombre' }, alsoCalled: ['tenant first name'], example: 'Kim' },
  lastName: { group: 'tenant', names: { en: 'Last name', fr: 'Nom', es: 'Apellido' }, alsoCalled: ['tenant last name', 'surname'], example: 'Larsen' },
  email: { group: 'tenant', names: { en: 'Email', fr: 'Courriel', es: 'Correo electrónico' }, alsoCalled: ['e-mail', 'tenant email', 'correo'], example: 'kim@example.com' },
  phone: { group: 'tenant', names: { en: 'Phone', fr: 'Téléphone', es: 'Teléfono' }, alsoCalled: ['tenant phone', 'mobile'], example: '514 555-0199' },
  language: { group: 'tenant', names: { en: 'Language', fr: 'Langue', es: 'Idioma' }, example: 'en' },
} as const satisfies Readonly<Record<string, ColumnRule>>;

export type ImportColumn = keyof typeof IMPORT_COLUMNS;
export const IMPORT_COLUMN_KEYS = Object.keys(IMPORT_COLUMNS) as ImportColumn[];

/** Rows of one file; more come in two files. */
export const IMPORT_MAX_ROWS = 20_000;
/** How long an import can be taken back. */
export const IMPORT_UNDO_HOURS = 48;
/** How long a file that was checked waits to be imported. */
export const IMPORT_CHECKED_HOURS = 48;

/** What can be wrong with a cell, a line or the file; the client words it. */
export const IMPORT_PROBLEMS = [
  'required', 'too_long', 'not_whole', 'not_halves', 'not_an_amount', 'unknown_country', 'unknown_region', 'postal_code', 'unknown_value', 'day', 'ambiguous_day',
  'email', 'phone', 'twice_in_file', 'differs', 'lease_incomplete', 'tenant_incomplete', 'end_before_start', 'zero_rent', 'region_rule', 'unsafe_text', 'too_many_cells',
] as const;
export type ImportProblemCode = (typeof IMPORT_PROBLEMS)[number];

/** Which column a heading means, whatever language or product it comes from; null for one that is not read. */
export function importColumnOf(heading: string): ImportColumn | null {
  return HEADINGS.get(plain(heading)) ?? null;
}

const HEADINGS = new Map(
  Object.entries<ColumnRule>(IMPORT_COLUMNS).flatMap(([key, { names, alsoCalled = [] }]) =>
    [key, ...alsoCalled, ...Object.values(names)].map((name) => [plain(name), key as ImportColumn] as const)).toReversed(),
);

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/[^a-z0-9]+/g, '');
}
