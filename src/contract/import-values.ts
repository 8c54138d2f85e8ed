import { CURRENCY_CODES } from './currencies.js';
import type { ImportColumn } from './import-columns.js';
import { LANGUAGES, type Language } from './languages.js';

/** One value that a column accepts: how it is stored, and what it is called in a spreadsheet. */
interface ImportValue {
  readonly value: string;
  readonly names: Readonly<Record<Language, string>>;
  /** What other products and people call it. */
  readonly alsoCalled?: readonly string[];
}

const everywhere = (value: string, name = value): ImportValue => ({ value, names: { en: name, fr: name, es: name } });

/** Signs that mean only one currency. A bare $ can mean several. */
const CURRENCY_NAMES: Partial<Record<string, readonly string[]>> = {
  USD: ['US$', 'U.S. dollar', 'US dollars'],
  CAD: ['CA$', 'C$', 'Canadian dollar', 'dollar canadien'],
  EUR: ['euro', 'euros'],
  MXN: ['MX$', 'mexican peso', 'peso mexicano'],
  GBP: ['pound sterling'],
};

/** What each language is called in the others, as in our exported tables. */
const LANGUAGE_NAMES: Readonly<Record<Language, readonly string[]>> = {
  en: ['anglais', 'inglés'],
  fr: ['francés'],
  es: ['espagnol'],
};

/** The columns that accept only certain values. Codes and the names in every language are recognized. */
export const IMPORT_VALUES = {
  propertyType: [
    {
      value: 'apartment',
      names: { en: 'apartment', fr: 'immeuble locatif', es: 'edificio de departamentos' },
      alsoCalled: [
        'multi-family',
        'multifamily',
        'apartment building',
        'residential',
        'multi-unit',
        'duplex',
        'triplex',
        'fourplex',
        'plex',
        'immeuble',
        'appartement',
        'edificio',
        'departamento',
      ],
    },
    {
      value: 'house',
      names: { en: 'house', fr: 'maison', es: 'casa' },
      alsoCalled: [
        'single family',
        'single-family',
        'single family home',
        'single family house',
        'sfr',
        'detached',
        'unifamiliale',
        'unifamiliar',
      ],
    },
    {
      value: 'condo',
      names: { en: 'condominium', fr: 'copropriété', es: 'condominio' },
      alsoCalled: ['condo', 'condo/townhome', 'condo/townhouse'],
    },
    {
      value: 'townhouse',
      names: { en: 'townhouse', fr: 'maison en rangée', es: 'casa adosada' },
      alsoCalled: ['townhome', 'row house'],
    },
    {
      value: 'commercial',
      names: { en: 'commercial', fr: 'commercial', es: 'comercial' },
      alsoCalled: ['office', 'retail', 'industrial'],
    },
  ],
  currency: CURRENCY_CODES.map((code) => ({ ...everywhere(code), alsoCalled: CURRENCY_NAMES[code] ?? [] })),
  status: [
    {
      value: 'available',
      names: { en: 'available', fr: 'libre', es: 'disponible' },
      alsoCalled: [
        'vacant',
        'vacant-unrented',
        'vacant unrented',
        'unrented',
        'vacant ready',
        'not leased',
        'vacante',
        'vide',
        'inoccupé',
        'desocupada',
      ],
    },
    {
      value: 'occupied',
      names: { en: 'occupied', fr: 'occupé', es: 'ocupada' },
      alsoCalled: [
        'current',
        'rented',
        'leased',
        'active',
        'notice',
        'notice-unrented',
        'notice-rented',
        'on notice',
        'evict',
        'month-to-month',
        'loué',
        'actif',
        'rentada',
        'activo',
        'vigente',
        'en cours',
        'notice given',
        'avis donné',
        'con aviso',
      ],
    },
    {
      value: 'offline',
      names: { en: 'off the market', fr: 'retiré du marché', es: 'fuera del mercado' },
      alsoCalled: ['offline', 'down', 'not ready', 'under renovation', 'hors marché'],
    },
  ],
  language: LANGUAGES.map(({ code, name, nativeName }) => ({
    value: code,
    names: { en: name, fr: nativeName, es: nativeName },
    alsoCalled: LANGUAGE_NAMES[code],
  })),
} as const satisfies Readonly<Partial<Record<ImportColumn, readonly ImportValue[]>>>;

export type ValuedColumn = keyof typeof IMPORT_VALUES;

/** The value that a cell means, by its code or its name in any language; null if none matches. */
export function importValueOf(column: ValuedColumn, text: string): string | null {
  return MEANT.get(column)?.get(plain(text)) ?? null;
}

/** What a column accepts, in a language, as a list to read; empty if it accepts anything. */
export function importValueNames(column: string | null, language: Language): string[] {
  const values: readonly ImportValue[] =
    column !== null && Object.hasOwn(IMPORT_VALUES, column) ? IMPORT_VALUES[column as ValuedColumn] : [];
  return values.map(({ names }) => names[language]);
}

/** Lower case without accents and punctuation, so that "Hors marché" equals "hors-marche". */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const MEANT = new Map(
  Object.entries<readonly ImportValue[]>(IMPORT_VALUES).map(
    ([column, values]) =>
      [
        column,
        new Map(
          values.flatMap(({ value, names, alsoCalled = [] }) =>
            [value, ...alsoCalled, ...Object.values(names)].map((name) => [plain(name), value] as const),
          ),
        ),
      ] as const,
  ),
);
