import type { RegionTopic } from '../../../../contract/region-rules.js';
import type { FactWords, Words } from './fact-words.js';
import {
  DEPOSIT_INTEREST_WORDS,
  DEPOSIT_RETURN_WORDS,
  DEPOSIT_WORDS,
  LATE_FEE_WORDS,
  RETURNED_PAYMENT_WORDS,
  SURCHARGE_WORDS,
} from './facts-of-deposits.js';
import {
  INCREASE_INTERVAL_WORDS,
  INCREASE_NOTICE_WORDS,
  RENT_CAP_EXEMPTIONS_WORDS,
  RENT_CAP_WORDS,
} from './facts-of-rents.js';
import { END_OF_TERM_WORDS, ENTRY_NOTICE_WORDS, LEASE_FORM_WORDS, NOTICE_FORM_WORDS } from './facts-of-terms.js';

const WORDS: Readonly<Record<RegionTopic, FactWords>> = {
  rent_cap: RENT_CAP_WORDS,
  rent_cap_exemptions: RENT_CAP_EXEMPTIONS_WORDS,
  increase_interval: INCREASE_INTERVAL_WORDS,
  increase_notice: INCREASE_NOTICE_WORDS,
  end_of_term: END_OF_TERM_WORDS,
  notice_form: NOTICE_FORM_WORDS,
  entry_notice: ENTRY_NOTICE_WORDS,
  lease_form: LEASE_FORM_WORDS,
  deposit: DEPOSIT_WORDS,
  deposit_interest: DEPOSIT_INTEREST_WORDS,
  deposit_return: DEPOSIT_RETURN_WORDS,
  late_fee: LATE_FEE_WORDS,
  returned_payment: RETURNED_PAYMENT_WORDS,
  surcharge: SURCHARGE_WORDS,
};

/** The same in every topic. Screens have their own words for the two. */
const KEPT: FactWords = {
  unknown: { fr: 'Inconnu.', es: 'Se desconoce.', saidByRule: false },
  'n/a': { fr: 'Sans objet.', es: 'No se aplica.', saidByRule: false },
};

const own = (words: FactWords, note: string): Words | undefined =>
  Object.hasOwn(words, note) ? words[note] : undefined;

/** How a note of the sheet reads. */
export function wordsOfNote(topic: RegionTopic, note: string): Words | undefined {
  return own(KEPT, note) ?? own(WORDS[topic], note);
}
