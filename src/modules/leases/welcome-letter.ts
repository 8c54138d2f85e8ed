import { localeOf, type Language } from '../../contract/languages.js';
import { mailingLines, type MailingAddress } from '../../contract/postal-address.js';
import { unitValues } from '../../contract/unit-names.js';
import { writtenDate } from '../../contract/written-dates.js';
import type { Catalogues } from '../../platform/i18n/catalogues.js';
import type { WayTexts } from '../payment-instructions/payment-instruction.rows.js';
import { waysInWords } from '../payment-instructions/rules/ways.js';
import type { WelcomeLetterResponse } from './access-code.dto.js';

export interface LetterFacts {
  language: Language;
  landlord: string;
  landlordAddress: MailingAddress | null;
  /** What tenants call in an emergency; null where the landlord hasn't entered a number. */
  emergencyPhone: string | null;
  /** The postal address of the home. */
  country: string;
  firstName: string;
  lastName: string;
  /** Number and street. */
  street: string;
  unit: string;
  city: string;
  region: string;
  postalCode: string;
  /** Where the code is entered, without the code. */
  address: string;
  writtenAt: Date;
  expiresAt: Date;
  timeZone: string;
  /** Until when a past tenant has access; null while the lease runs or hasn't begun. */
  accessEndsAt: Date | null;
  /** A tenant who has lived there for a while isn't welcomed to a new home. */
  settled: boolean;
  /** Whether the landlord has an email address of the tenant. */
  hasEmail: boolean;
  /** Whether the landlord takes payments online. */
  paysOnline: boolean;
  /** How the landlord takes payments outside of the product; null where they have written nothing. */
  ways: WayTexts | null;
}

/** Writes the welcome letter in the tenant's language; days are in the time zone of the property. */
export function writeLetter(words: Catalogues, facts: LetterFacts): WelcomeLetterResponse {
  const { language, landlord, firstName, lastName, address, timeZone, city, accessEndsAt } = facts;
  const say = (name: string, values: Record<string, string> = {}) =>
    words.text(language, `landlords.letter.${name}`, values);
  const day = (instant: Date) => writtenDate(localeOf(language), instant, { dateStyle: 'long', timeZone });
  // Access ends at midnight: its last day is the one before.
  const lastDayBefore = (midnight: Date) => day(new Date(midnight.getTime() - 1));
  const atDoor = say('atDoor', { street: facts.street, ...unitValues(facts.unit) });
  const home = `${atDoor}, ${city}`;
  const online = facts.paysOnline ? 'yes' : 'no';
  const settled = facts.settled || accessEndsAt !== null;
  return {
    language,
    title: say(titleOf(facts)),
    date: day(facts.writtenAt),
    from: landlord,
    fromAddress: facts.landlordAddress ? mailingLines(facts.landlordAddress, localeOf(language), facts.country) : [],
    emergency: facts.emergencyPhone && !accessEndsAt ? say('emergency', { phone: facts.emergencyPhone }) : null,
    to: `${firstName} ${lastName}`,
    home,
    homeLines: [atDoor, `${city}, ${facts.region} ${facts.postalCode}`],
    greeting: say('greeting', { name: firstName }),
    intro: accessEndsAt
      ? say('introFormer', { home, online, day: lastDayBefore(accessEndsAt) })
      : say('intro', { home, online }),
    codeLabel: say('codeLabel'),
    stepsTitle: say('stepsTitle'),
    steps: [
      say('stepOpen', { address }),
      say('stepCode'),
      say('stepAccount', { hasEmail: facts.hasEmail ? 'yes' : 'no' }),
    ],
    pay: facts.ways && {
      title: words.text(language, 'howToPay.title'),
      ways: waysInWords(words, language, facts.ways).map(([label, text]) => ({ label, text })),
      check: words.text(language, 'howToPay.check', { day: day(facts.writtenAt) }),
    },
    validity: say(accessEndsAt ? 'validityFormer' : 'validity', { day: day(facts.expiresAt) }),
    privacy: say('privacy'),
    closing: say(settled ? 'closingSettled' : 'closing'),
  };
}

function titleOf({ accessEndsAt, settled }: LetterFacts): string {
  if (accessEndsAt) return 'titleFormer';
  return settled ? 'titleSettled' : 'title';
}
