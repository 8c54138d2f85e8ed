import { day } from '../../contract/days.js';
import type { Language } from '../../contract/languages.js';
import { originOf } from '../../contract/law-citation.js';
import { amountText, dayText } from '../../platform/i18n/written.js';
import type { KeptPart } from '../ledger/deposit-return.entity.js';
import { depositDeadline } from '../regions/rules/deposit-deadline.js';
import { readingsOf, regionLawAt, recordOf, ruleOf, statusOf, type Place } from '../regions/rules/region-law.js';

export interface DepositRow extends Place {
  returnedOn: string;
  heldCents: number;
  interestCents: number;
  returnedCents: number;
  deductions: KeptPart[];
  currency: string;
  sentTo: string | null;
  endsOn: string | null;
}

/** The return of which entry `$2` is a part; without it the latest. One that was taken back has no letter. */
export const DEPOSIT = `select d.returned_on as "returnedOn", d.held_cents as "heldCents", d.interest_cents as "interestCents", d.returned_cents as "returnedCents",
    d.deductions, d.currency, d.sent_to as "sentTo", coalesce(l.ends_on, l.term_ends_on) as "endsOn", p.country, p.region, p.city
  from deposit_return d join lease l on l.id = d.lease_id join property p on p.id = l.property_id where d.lease_id = $1 and d.undone_on is null
    and ($2::uuid is null or d.parts @> to_jsonb(coalesce((select e.charge_id from journal_entry e where e.id = $2), $2)::text)) order by d.created_at desc, d.id desc limit 1`;

interface Pen {
  say: (id: string, values?: Record<string, string>) => string;
  language: Language;
}

/**
 * The lines of the letter: what was held, interest, what was kept and for what, what is returned, and the region's rule
 * if it is known.
 */
export function depositFacts(row: DepositRow, { say, language }: Pen): [string, string][] {
  const { heldCents, interestCents, returnedCents, deductions, currency } = row;
  const money = (amountCents: number) => amountText(language, amountCents, currency);
  const left =
    heldCents + interestCents - returnedCents - deductions.reduce((total, { amountCents }) => total + amountCents, 0);
  return [
    [say('returnedOn'), dayText(language, row.returnedOn)],
    [say('held'), money(heldCents)],
    ...(interestCents > 0 ? [[say('interest'), money(interestCents)] as [string, string]] : []),
    ...deductions.flatMap((item) => keptFacts(item, { say, money })),
    [say('returned'), money(returnedCents)],
    ...(left > 0 ? [[say('left'), money(left)] as [string, string]] : []),
    ...ruleFacts(row, { say, language }),
  ];
}

/** The deductions, and the documents that prove them, which the tenants can read with their lease. */
function keptFacts(
  { kind, label: words, amountCents, documents = [] }: KeptPart,
  { say, money }: { say: Pen['say']; money: (cents: number) => string },
): [string, string][] {
  const label = kind === 'owed' && !words ? say('owed') : words;
  const shown: [string, string][] =
    documents.length > 0 ? [[say('documents', { label }), documents.map(({ name }) => name).join(', ')]] : [];
  return [[say('kept', { label }), money(amountCents)], ...shown];
}

function ruleFacts({ returnedOn, endsOn, ...place }: DepositRow, { say, language }: Pen): [string, string][] {
  const law = regionLawAt(place);
  const on = day(endsOn ?? returnedOn);
  if (statusOf(law, 'deposit_return', on) === 'unknown') return [[say('rule'), say('unknown')]];
  const rule = ruleOf(law, 'deposit_return', on);
  const deadline: [string, string][] =
    rule && endsOn ? [[say('deadline'), dayText(language, depositDeadline(rule, on))]] : [];
  const record = recordOf(law, 'deposit_return', on);
  const readings = readingsOf(record);
  const read = readings[language];
  // As on the screen: the law with its section and its official page, then the page on which it was read.
  const sources = [
    ...new Set(
      (record?.facts ?? [])
        .map(({ law: cited, source, sourceDate: date }) => originOf(language, { law: cited, source, date }))
        .filter(Boolean),
    ),
  ];
  return [
    ...deadline,
    [say(read === null ? 'ruleTextInEnglish' : 'ruleText'), read ?? readings.en],
    ...(sources.length > 0 ? [[say('source'), sources.join('\n')] as [string, string]] : []),
  ];
}
