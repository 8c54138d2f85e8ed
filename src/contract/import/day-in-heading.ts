/** How "as of" is said before a day, in our languages. */
const AS_OF = /\s(?:as of|as at|at|on|au|en date du|al?)\s/gi;
const YEAR_FIRST = /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/;
const YEAR_LAST = /^\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d\d)$/;
/** With a slash only: two numbers with a dash are a range, as in "31-60". */
const NO_YEAR = /^(\d{1,2})\/(\d{1,2})$/;
/** A day of a month, or a year. */
const NUMBER = /^(?:[1-9]|[12]\d|3[01]|(?:19|20)\d\d)(?:st|nd|rd|th|er|o)?$/;
const MONTHS = new Set(
  [
    'jan feb mar apr may jun jul aug sep sept oct nov dec',
    'january february march april june july august september october november december',
    'janv fevr fev avr mai juin juil aout',
    'janvier fevrier mars avril juillet septembre octobre novembre decembre',
    'ene abr ago set dic',
    'enero febrero marzo abril mayo junio julio agosto septiembre setiembre octubre noviembre diciembre',
  ].flatMap((months) => months.split(' ')),
);
const BETWEEN = new Set('as of at on the au en date du le de del al a el'.split(' '));

/**
 * A heading without the day that it ends with: "as of Nov 28", "au 28 nov", "(2026-11-28)". Other numbers stay, since "(31-60)" or
 * "(30 days)" says how long something has been owed, which isn't the balance.
 */
export function withoutDay(heading: string): string {
  const text = heading.trim();
  if (text.endsWith(')')) {
    const at = text.lastIndexOf('(');
    return at > 0 && isDay(text.slice(at + 1, -1)) ? text.slice(0, at) : text;
  }
  for (const { index, 0: words } of text.matchAll(AS_OF))
    if (isDay(text.slice(index + words.length))) return text.slice(0, index);
  return text;
}

function isDay(text: string): boolean {
  const words = plainWords(text.replaceAll(/[^\p{L}\p{M}\p{N}/.-]+/gu, ' ')).filter((word) => !BETWEEN.has(word));
  const [only = ''] = words;
  if (words.length === 1 && !/[a-z]/.test(only))
    return YEAR_FIRST.test(only) || YEAR_LAST.test(only) || isMonthAndDay(only);
  const parts = words.flatMap((word) => word.split(/[-/.]/)).filter((part) => part !== '');
  return (
    parts.filter((part) => MONTHS.has(part)).length === 1 &&
    parts.every((part) => MONTHS.has(part) || NUMBER.test(part))
  );
}

function isMonthAndDay(text: string): boolean {
  const numbers = NO_YEAR.exec(text)?.slice(1).map(Number) ?? [];
  return numbers.some((value) => value >= 1 && value <= 12) && numbers.every((value) => value >= 1 && value <= 31);
}

/** Lower case without accents, and with ordinary digits for raised ones: "pi²" has a 2. */
const plainWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(' ')
    .filter((word) => word !== '');

const UNITS = new Set(
  [
    'ft foot feet sf sqft psf sq square yd m meter metre week weekly wk day daily night year yearly yr annum annual annually',
    'quarter quarterly hour hourly hr fortnight biweekly bed room person',
    'pi pied pieds carre semaine sem hebdo hebdomadaire jour jr nuit an annee annuel trimestre heure quinzaine lit chambre personne pers',
    'pie pies metro cuadrado semana semanal dia diario noche ano anual hora quincena cama habitacion persona',
  ].flatMap((units) => units.split(' ')),
);

/** Whether words after a slash say by what an amount is counted, as in "Rent/ft²" or "Loyer/semaine". A month isn't such a word: rent is by the month. */
export function isCountedBy(text: string): boolean {
  return plainWords(text.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')).some((word) => UNITS.has(word) || /\d/.test(word));
}
