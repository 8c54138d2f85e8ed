import { FRENCH_PAGES } from '../../../contract/french-pages.js';
import type { RegionCode } from '../../../contract/regions.js';

/** An act as its province or state calls it, and the official page of its text. */
interface Act {
  readonly en: string;
  /** Where it has an official name in French. */
  readonly fr?: string;
  /** `{}` is replaced by the section, where each has a page of its own. */
  readonly page: string;
  readonly frenchPage?: string;
  /** What is written before a section: `s.`, unless the act says otherwise. */
  readonly sign?: 'art.' | '§';
}

/** The act on residential tenancies of each region, and further acts with a word in their key: `CA-ON-general`. */
type ActCode = RegionCode | `${RegionCode}-${string}`;

const oregon = (chapter: number): Act => ({
  en: 'Oregon Revised Statutes',
  page: `https://www.oregonlegislature.gov/bills_laws/ors/ors${String(chapter).padStart(3, '0')}.html`,
  sign: '§',
});
const newYork = (en: string, code: string): Act => ({
  en,
  page: `https://www.nysenate.gov/legislation/laws/${code}/{}`,
  sign: '§',
});
const texas = (en: string, page: string): Act => ({
  en,
  page: `https://statutes.capitol.texas.gov/Docs/${page}.htm`,
  sign: '§',
});
const illinois = (en: string, section: string): Act => ({
  en,
  page: `https://www.ilga.gov/legislation/ilcs/fulltext.asp?DocName=${section}`,
});
const arizona = (page: string): Act => ({ en: 'Arizona Revised Statutes', page, sign: '§' });
const TEXAS_PROPERTY = 'Texas Property Code';

/**
 * Acts whose sections the facts name. Their pages couldn't be opened when this was written: that is why a fact keeps the page
 * where its text was read, and asks to be checked. A section is named only where its number is well known, or several pages
 * give it (docs/decisions/1510).
 */
const ACTS: Readonly<Partial<Record<ActCode, Act>>> = {
  'CA-ON': {
    en: 'Residential Tenancies Act, 2006',
    fr: 'Loi de 2006 sur la location à usage d’habitation',
    page: 'https://www.ontario.ca/laws/statute/06r17',
    frenchPage: 'https://www.ontario.ca/fr/lois/loi/06r17',
  },
  'CA-ON-general': {
    en: 'Ontario Regulation 516/06',
    fr: 'Règlement de l’Ontario 516/06',
    page: 'https://www.ontario.ca/laws/regulation/060516',
    frenchPage: 'https://www.ontario.ca/fr/lois/reglement/060516',
  },
  'CA-QC': {
    en: 'Civil Code of Québec',
    fr: 'Code civil du Québec',
    page: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/CCQ-1991',
    frenchPage: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/CCQ-1991',
    sign: 'art.',
  },
  'CA-BC': {
    en: 'Residential Tenancy Act (British Columbia)',
    page: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/02078_01',
  },
  'CA-BC-regulation': {
    en: 'Residential Tenancy Regulation (British Columbia)',
    page: 'https://www.bclaws.gov.bc.ca/civix/document/id/complete/statreg/10_477_2003',
  },
  'CA-AB': {
    en: 'Residential Tenancies Act (Alberta)',
    page: 'https://kings-printer.alberta.ca/documents/Acts/R17P1.pdf',
  },
  'CA-MB': {
    en: 'The Residential Tenancies Act (Manitoba)',
    fr: 'Loi sur la location à usage d’habitation (Manitoba)',
    page: 'https://web2.gov.mb.ca/laws/statutes/ccsm/r119.php?lang=en',
    frenchPage: 'https://web2.gov.mb.ca/laws/statutes/ccsm/r119.php?lang=fr',
  },
  'CA-SK': {
    en: 'The Residential Tenancies Act, 2006 (Saskatchewan)',
    page: 'https://publications.saskatchewan.ca/#/products/23011',
  },
  'CA-NS': {
    en: 'Residential Tenancies Act (Nova Scotia)',
    page: 'https://nslegislature.ca/sites/default/files/legc/statutes/residential%20tenancies.pdf',
  },
  'CA-NS-cap': {
    en: 'Interim Residential Rental Increase Cap Act (Nova Scotia)',
    page: 'https://nslegislature.ca/sites/default/files/legc/statutes/interim%20residential%20rental%20increase%20cap.pdf',
  },
  'CA-NB': {
    en: 'Residential Tenancies Act (New Brunswick)',
    fr: 'Loi sur la location de locaux d’habitation (Nouveau-Brunswick)',
    page: 'https://laws.gnb.ca/en/document/cs/R-10.2',
    frenchPage: 'https://laws.gnb.ca/fr/document/lc/R-10.2',
  },
  'CA-NL': {
    en: 'Residential Tenancies Act, 2018 (Newfoundland and Labrador)',
    page: 'https://www.assembly.nl.ca/legislation/sr/statutes/r14-2.htm',
  },
  'CA-PE': {
    en: 'Residential Tenancy Act (Prince Edward Island)',
    page: 'https://www.princeedwardisland.ca/sites/default/files/legislation/r-13-11-_residential_tenancy_act.pdf',
  },
  'CA-NT': {
    en: 'Residential Tenancies Act (Northwest Territories)',
    page: 'https://www.justice.gov.nt.ca/en/files/legislation/residential-tenancies/residential-tenancies.a.pdf',
  },
  'US-NY': newYork('New York Real Property Law', 'RPP'),
  'US-NY-obligations': newYork('New York General Obligations Law', 'GOB'),
  'US-CA': {
    en: 'California Civil Code',
    page: 'https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=CIV&sectionNum={}',
    sign: '§',
  },
  'US-TX': texas(TEXAS_PROPERTY, 'PR/htm/PR.92'),
  'US-TX-tenancies': texas(TEXAS_PROPERTY, 'PR/htm/PR.91'),
  'US-TX-commerce': texas('Texas Business and Commerce Code', 'BC/htm/BC.3'),
  'US-FL': {
    en: 'Florida Statutes',
    page: 'http://www.leg.state.fl.us/statutes/index.cfm?App_mode=Display_Statute&URL=0000-0099/0083/Sections/00{}.html',
    sign: '§',
  },
  'US-IL-return': illinois('Illinois Security Deposit Return Act, 765 ILCS 710', '076507100K1'),
  'US-IL-procedure': illinois('Illinois Code of Civil Procedure, 735 ILCS 5', '073500050K9-207'),
  'US-IL-chicago': {
    en: 'Municipal Code of Chicago',
    page: 'https://www.chicago.gov/city/en/depts/doh/provdrs/renters/svcs/rents-right.html',
    sign: '§',
  },
  'US-WA': {
    en: 'Revised Code of Washington',
    page: 'https://app.leg.wa.gov/RCW/default.aspx?cite={}',
    sign: '§',
  },
  'US-OR': oregon(90),
  'US-MA': {
    en: 'Massachusetts General Laws, chapter 186',
    page: 'https://malegislature.gov/Laws/GeneralLaws/PartII/TitleI/Chapter186/Section{}',
    sign: '§',
  },
  'US-NJ': {
    en: 'New Jersey Statutes',
    page: 'https://www.njleg.state.nj.us/',
    sign: '§',
  },
  'US-CO': {
    en: 'Colorado Revised Statutes',
    page: 'https://leg.colorado.gov/colorado-revised-statutes',
    sign: '§',
  },
  'US-AZ': arizona('https://www.azleg.gov/arsDetail/?title=33'),
  'US-AZ-commerce': arizona('https://www.azleg.gov/arsDetail/?title=44'),
};

/** The official text that a fact is based on, with its citation in each language. */
export interface LawCitation {
  readonly en: string;
  readonly fr: string;
  readonly es: string;
  /** An official page: the text, or where the authority publishes the figure that the text refers to. */
  readonly page: string;
  /** The same in French; null where it isn’t known to be. */
  readonly frenchPage: string | null;
}

/** `CA-ON 116`, `CA-ON-general 17`, `CA-MB Part 9`; an address after it is used instead of the page of the act. */
const LAW = /^([A-Z]{2}-[A-Z]{2}(?:-[a-z]+)?) (\S+(?:, \S+)*|Part \d+)(?: (https:\S+))?$/;

/** Reads the law of a fact. Throws for one that names no act: the data is wrong then. */
export function lawOf(text: string): LawCitation {
  const [, code = '', sections = '', page] = LAW.exec(text) ?? [];
  const act = ACTS[code as ActCode];
  if (!act) throw new Error(`No act behind "${text}"`);
  const [first = ''] = sections.split(', ');
  return {
    en: `${act.en}, ${placeIn(act, sections, 's.')}`,
    fr: `${act.fr ?? act.en}, ${placeIn(act, sections, 'art.').replace('Part', 'partie')}`,
    es: `${act.en}, ${placeIn(act, sections, 'art.').replace('Part', 'parte')}`,
    page: page ?? act.page.replace('{}', encodeURIComponent(first.toUpperCase())),
    frenchPage: (page === undefined ? act.frenchPage : FRENCH_PAGES[page]) ?? null,
  };
}

function placeIn(act: Act, sections: string, sign: 's.' | 'art.'): string {
  if (sections.startsWith('Part')) return sections;
  const several = sections.includes(', ') || sections.includes('–');
  const plural = several && sign === 's.' && !act.sign ? 'ss.' : (act.sign ?? sign);
  return `${several && act.sign === '§' ? '§§' : plural}\u00a0${sections}`;
}
