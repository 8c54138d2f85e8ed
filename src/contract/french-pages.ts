import type { Language } from './languages.js';

const TAL = 'https://www.tal.gouv.qc.ca';
const QUEBEC_END = `${TAL}/fr/droit-du-locateur-de-mettre-fin-au-bail`;

/**
 * Official pages that sources and laws name in English, with the same page in French. Only pages that are known to be there:
 * for the others readers of French get the English one.
 */
export const FRENCH_PAGES: Readonly<Record<string, string>> = {
  [`${TAL}/en/renewal-of-the-lease-and-fixing-of-rent/applicable-percentages-to-the-criteria-for-the-fixing-of-rent`]: `${TAL}/fr/reconduction-du-bail-et-fixation-de-loyer/pourcentages-applicables-aux-criteres-de-fixation-de-loyer`,
  [`${TAL}/en/lessor-s-right-to-terminate-a-lease/repossessing-a-dwelling`]: `${QUEBEC_END}/reprise-de-logement`,
  // “Affection” is what the address says.
  [`${TAL}/en/lessor-s-right-to-terminate-a-lease/eviction-to-divide-the-dwelling-enlarge-it-substantially-or-change-its-destination`]: `${QUEBEC_END}/eviction-pour-subdivision-agrandissement-substantiel-ou-changement-d-affection-d-un-logement`,
  'tal.gouv.qc.ca/changing-a-condition': `${TAL}/fr/reconduction-du-bail-et-fixation-de-loyer/modification-d-une-condition-du-bail`,
  'https://www.ontario.ca/page/residential-rent-increases':
    'https://www.ontario.ca/fr/page/augmentations-loyer-residentielles',
  // Brackets would end a link, so they are encoded.
  'snb.ca/Evictions':
    'https://www2.snb.ca/content/snb/fr/services/services_renderer.201517.Expulsions_%28location_r%C3%A9sidentielle%29_.html',
};

/** A source, or a sentence that names some, with the French pages for readers of French. */
export function sourceFor(language: Language, text: string): string {
  if (language !== 'fr') return text;
  return Object.entries(FRENCH_PAGES).reduce((said, [english, french]) => said.replaceAll(english, french), text);
}
