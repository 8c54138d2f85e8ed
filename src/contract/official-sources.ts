import type { Confidence } from './region-rules.js';

/** Hosts of governments, parliaments, courts and tribunals, with everything below them. */
const OFFICIAL_HOSTS = [
  'gov',
  'gc.ca',
  'ontario.ca',
  'tribunalsontario.ca',
  'gouv.qc.ca',
  'quebec.ca',
  'gov.bc.ca',
  'alberta.ca',
  'gov.ab.ca',
  'gov.mb.ca',
  'manitoba.ca',
  'gov.sk.ca',
  'saskatchewan.ca',
  'novascotia.ca',
  'gov.ns.ca',
  'gnb.ca',
  'snb.ca',
  'gov.nl.ca',
  'gov.pe.ca',
  'princeedwardisland.ca',
  'peirentaloffice.ca',
  'yukon.ca',
  'gov.nt.ca',
  'nslegislature.ca',
  'assembly.nl.ca',
  'state.fl.us',
  'state.nj.us',
] as const;

/**
 * Whether a source is a page of an authority: by its host alone, as an address or as the short form `tal.gouv.qc.ca/page`.
 * That says who wrote it, not that someone has read it there.
 */
export function isOfficialSource(source: string): boolean {
  const host = /^(?:https?:\/\/)?([a-z0-9.-]+)(?:[/?#]|$)/i.exec(source.trim())?.[1]?.toLowerCase();
  return host !== undefined && OFFICIAL_HOSTS.some((official) => host.endsWith(`.${official}`) || host === official);
}

/**
 * Whether a landlord can look up what a rule says in an official text: it was read in one, a person compared it with one, or the
 * section of the law is named. Only then may it refuse something; otherwise the product warns and people decide (decisions 0022 and 1510).
 */
export function canBeLookedUp(fact: {
  readonly confidence: Confidence | null;
  readonly checked: boolean;
  readonly law: object | null;
}): boolean {
  if (fact.confidence === null || fact.confidence === 'unsure') return false;
  return fact.confidence === 'official' || fact.checked || fact.law !== null;
}
