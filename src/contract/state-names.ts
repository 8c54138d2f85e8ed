import { own } from './own.js';
import { plainName } from './regions.js';

/** States whose tenancy rules we don't have, by name. Addresses there are accepted all the same. */
const STATES: Readonly<Record<string, string>> = {
  US: `AL Alabama|AK Alaska|AR Arkansas|CT Connecticut|DE Delaware|DC District of Columbia|GA Georgia|HI Hawaii|ID Idaho|IN Indiana|IA Iowa|KS Kansas
    |KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire
    |NM New Mexico|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee
    |UT Utah|VT Vermont|VA Virginia|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico|GU Guam|VI Virgin Islands|AS American Samoa|MP Northern Mariana Islands`,
  MX: `AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHP Chiapas|CHH Chihuahua|CMX Ciudad de México|CMX CDMX|COA Coahuila
    |COL Colima|DUR Durango|GUA Guanajuato|GRO Guerrero|HID Hidalgo|JAL Jalisco|MEX Estado de México|MEX México|MIC Michoacán|MOR Morelos|NAY Nayarit
    |NLE Nuevo León|OAX Oaxaca|PUE Puebla|QUE Querétaro|ROO Quintana Roo|SLP San Luis Potosí|SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas
    |TLA Tlaxcala|VER Veracruz|YUC Yucatán|ZAC Zacatecas`,
  GB: 'ENG England|SCT Scotland|WLS Wales|NIR Northern Ireland',
};

/** The ISO 3166-2 part of a state by its name ("Ohio" → OH, "CDMX" → CMX); null for one that is not in the table. */
export function stateNamed(country: string, name: string): string | null {
  return own(byName, country)?.get(plainName(name)) ?? null;
}

/** Whether two or three letters are a state in the table. */
export function isStateCode(country: string, code: string): boolean {
  return own(codes, country)?.has(code) ?? false;
}

/** The states of a country in the table: code and name, the name that is used there. */
export function statesOf(country: string): { code: string; name: string }[] {
  const seen = new Set<string>();
  return (entries.find(([code]) => code === country)?.[1] ?? []).flatMap((entry) => {
    const code = entry.slice(0, entry.indexOf(' '));
    if (seen.has(code)) return [];
    seen.add(code);
    return [{ code, name: entry.slice(entry.indexOf(' ') + 1) }];
  });
}

const entries = Object.entries(STATES).map(
  ([country, text]) => [country, text.split('|').map((entry) => entry.trim())] as const,
);
const byName = Object.fromEntries(
  entries.map(([country, list]) => [
    country,
    new Map(list.map((entry) => [plainName(entry.slice(entry.indexOf(' ') + 1)), entry.slice(0, entry.indexOf(' '))])),
  ]),
);
const codes = Object.fromEntries(
  entries.map(([country, list]) => [country, new Set(list.map((entry) => entry.slice(0, entry.indexOf(' '))))]),
);
