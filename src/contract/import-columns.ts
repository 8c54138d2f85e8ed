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
  streetNumber: { group: 'property', required: true, names: { en: 'House number', fr: 'Numéro', es: 'Número' }, alsoCalled: ['number', 'civic number', 'street number', 'no civique', 'numéro civique', 'número exterior'], example: '87' },
  street: { group: 'property', required: true, names: { en: 'Street', fr: 'Rue', es: 'Calle' }, alsoCalled: ['address', 'street address', 'property address', 'adresse', 'dirección', 'address 1', 'address line 1', 'property street address 1', 'street 1', 'street name', 'adresse civique'], example: 'Laurier Avenue West' },
  city: { group: 'property', required: true, names: { en: 'City', fr: 'Ville', es: 'Ciudad' }, alsoCalled: ['town', 'property city', 'municipalité', 'localité', 'municipio', 'localidad'], example: 'Montréal' },
  region: { group: 'property', required: true, names: { en: 'Province or state', fr: 'Province ou État', es: 'Provincia o estado' }, alsoCalled: ['province', 'state', 'estado', 'property state', 'state/province', 'province/state', 'region', 'région', 'provincia', 'état/province'], example: 'QC' },
  postalCode: { group: 'property', required: true, names: { en: 'Postal code', fr: 'Code postal', es: 'Código postal' }, alsoCalled: ['zip', 'zip code', 'postcode', 'property zip', 'zip/postal code', 'postal', 'cp', 'c.p.'], example: 'H2T 2N6' },
  country: { group: 'property', required: true, names: { en: 'Country', fr: 'Pays', es: 'País' }, alsoCalled: ['property country'], example: 'CA' },
  propertyType: { group: 'property', names: { en: 'Type', fr: 'Type', es: 'Tipo' }, alsoCalled: ['property type', 'rental type', 'building type', 'type d’immeuble', 'tipo de propiedad'], example: 'apartment' },
  propertyName: { group: 'property', names: { en: 'Property name', fr: 'Nom de la propriété', es: 'Nombre de la propiedad' }, alsoCalled: ['property', 'building', 'immeuble', 'building name', 'community', 'propriété', 'edificio', 'propiedad', 'inmueble'], example: '' },
  yearBuilt: { group: 'property', names: { en: 'Year built', fr: 'Année de construction', es: 'Año de construcción' }, alsoCalled: ['built'], example: '1968' },
  currency: { group: 'property', names: { en: 'Currency', fr: 'Devise', es: 'Moneda' }, example: 'CAD' },
  unit: { group: 'unit', required: true, names: { en: 'Unit', fr: 'Logement', es: 'Unidad' }, alsoCalled: ['unit number', 'apartment', 'apt', 'unit name', 'appartement', 'departamento', 'unit no', 'unit id', 'units', 'suite', 'app.', 'no d’appartement', 'numéro de logement', 'depto', 'número de unidad'], example: '302' },
  bedrooms: { group: 'unit', names: { en: 'Bedrooms', fr: 'Chambres', es: 'Recámaras' }, alsoCalled: ['beds', 'br', 'bed', 'bd', 'chambres à coucher', 'dormitorios', 'habitaciones'], example: '2' },
  bathrooms: { group: 'unit', names: { en: 'Bathrooms', fr: 'Salles de bain', es: 'Baños' }, alsoCalled: ['baths', 'ba', 'bath', 'salles de bains'], example: '1.5' },
  squareFeet: { group: 'unit', names: { en: 'Square feet', fr: 'Pieds carrés', es: 'Pies cuadrados' }, alsoCalled: ['sqft', 'sq ft', 'area', 'size', 'square footage', 'sq feet', 'superficie', 'sf'], example: '820' },
  marketRent: { group: 'unit', names: { en: 'Market rent', fr: 'Loyer du marché', es: 'Renta de mercado' }, alsoCalled: ['asking rent', 'target rent', 'loyer demandé', 'renta solicitada'], example: '1790.00' },
  status: { group: 'unit', names: { en: 'Status', fr: 'État', es: 'Situación' }, alsoCalled: ['unit status', 'occupancy', 'occupancy status', 'lease status', 'tenant status', 'statut', 'estatus'], example: '' },
  leaseStart: { group: 'lease', names: { en: 'Lease start', fr: 'Début du bail', es: 'Inicio del contrato' }, alsoCalled: ['lease from', 'start date', 'move-in', 'lease start date', 'lease begin', 'lease begins', 'start', 'move in date', 'date de début', 'début', 'date d’entrée', 'fecha de inicio', 'inicio'], example: '2026-07-01' },
  leaseEnd: { group: 'lease', names: { en: 'End of term', fr: 'Fin du bail', es: 'Fin del contrato' }, alsoCalled: ['lease to', 'lease end', 'end date', 'lease end date', 'lease ends', 'lease expires', 'lease expiration', 'expiration', 'end', 'date de fin', 'échéance', 'fecha de fin', 'fecha de término', 'vencimiento'], example: '2027-06-30' },
  rent: { group: 'lease', names: { en: 'Rent', fr: 'Loyer', es: 'Renta' }, alsoCalled: ['monthly rent', 'rent amount', 'current rent', 'lease rent', 'recurring charge amount', 'rent charge', 'loyer mensuel', 'renta mensual', 'alquiler'], example: '1650.00' },
  dueDay: { group: 'lease', names: { en: 'Due day', fr: 'Jour d’échéance', es: 'Día de vencimiento' }, alsoCalled: ['rent due day', 'day due', 'rent due', 'due on day', 'jour du mois', 'jour de paiement', 'día de pago'], example: '1' },
  deposit: { group: 'lease', names: { en: 'Deposit agreed', fr: 'Dépôt convenu', es: 'Depósito acordado' }, alsoCalled: ['security deposit', 'deposit', 'security deposit amount', 'target deposit', 'dépôt', 'dépôt de garantie', 'depósito', 'depósito de garantía'], example: '' },
  depositHeld: { group: 'lease', names: { en: 'Deposit held', fr: 'Dépôt détenu', es: 'Depósito en custodia' }, alsoCalled: ['deposits held', 'security deposit held', 'security deposits held', 'deposit balance', 'deposit on hand', 'on deposit', 'dépôts détenus', 'depósitos en custodia'], example: '' },
  openingBalance: { group: 'lease', names: { en: 'Opening balance', fr: 'Solde d’ouverture', es: 'Saldo inicial' }, alsoCalled: ['balance', 'balance due', 'past due', 'outstanding balance', 'amount owed', 'current balance', 'tenant balance', 'lease balance', 'total due', 'solde', 'solde dû', 'saldo', 'saldo pendiente'], example: '0.00' },
  firstName: { group: 'tenant', names: { en: 'First name', fr: 'Prénom', es: 'Nombre' }, alsoCalled: ['tenant first name', 'first', 'given name', 'prénom du locataire', 'nombre de pila'], example: 'Kim' },
  lastName: { group: 'tenant', names: { en: 'Last name', fr: 'Nom', es: 'Apellido' }, alsoCalled: ['tenant last name', 'surname', 'last', 'family name', 'nom de famille', 'apellidos'], example: 'Larsen' },
  email: { group: 'tenant', names: { en: 'Email', fr: 'Courriel', es: 'Correo electrónico' }, alsoCalled: ['e-mail', 'tenant email', 'correo', 'email address', 'emails', 'tenant emails', 'primary email', 'resident email', 'adresse courriel', 'correos'], example: 'kim@example.com' },
  phone: { group: 'tenant', names: { en: 'Phone', fr: 'Téléphone', es: 'Teléfono' }, alsoCalled: ['tenant phone', 'mobile', 'phone number', 'phone numbers', 'cell', 'cell phone', 'mobile phone', 'home phone', 'tenant phone number', 'cellulaire', 'celular', 'teléfonos'], example: '514 555-0199' },
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
