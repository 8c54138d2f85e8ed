import type { Language } from './languages.js';

/** Words before a unit's number, as people write them into its name, in the languages of the product. */
const KINDS =
  'apartment|apt|appartement|appart|app|appt|unit|unité|unite|suite|ste|studio|logement|log|local|bureau|office|loft|penthouse|ph|' +
  'basement|sous-sol|garage|room|chambre|house|maison|unidad|depto|departamento|dpto|apartamento|piso|casa|oficina|habitación|habitacion';

const NAMES_ITSELF = new RegExp(`^(#|nº|n°|no\\.|(${KINDS})(?![\\p{L}\\p{N}]))`, 'iu');

/** Whether a unit's name says what it is ("Apt 12", "#4", "Suite B"), so that no "Unit" belongs before it. */
export const namesItself = (label: string) => NAMES_ITSELF.test(label.trim());

/** For a message that puts "Unit" before a name: `{itself, select, yes {{label}} other {Unit {label}}}`. */
export const unitValues = (label: string) => ({ label, itself: namesItself(label) ? 'yes' : 'no' });

const UNIT: Readonly<Record<Language, string>> = { en: 'Unit', fr: 'logement', es: 'unidad' };

/** A unit within a line of text: `Unit 4820`, so that its number isn't taken for one of the street. */
export const unitName = (label: string, language: Language) =>
  namesItself(label) ? label : `${UNIT[language]} ${label}`;
