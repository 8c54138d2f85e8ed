import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { severalWords } from './one-label-checks';

/** English labels that need several translations, with the reason. A label with one translation doesn't belong here. */
const ALLOWED: Record<'fr' | 'es', Record<string, string>> = {
  fr: {
    Imported: 'a day, and a state of an import',
    Returned: 'a state, and the name of an entry',
    Failed: 'a job, and a payment',
    'Open the job': 'of a company, and of a technician',
    Job: 'of the system, and a supplier’s work',
    Contact: 'a form, and the details of a person',
    Home: 'a dwelling, and the first page',
    All: 'agrees with what is listed',
    Cancel: '“Annuler” would read as undoing the expense',
    Open: 'a state, and what a button does',
    Closed: 'requests are closed, renewals and conversations over',
    New: 'agrees with its noun',
    Locksmith: 'the person who registers, and the trade',
    Message: 'a heading, and what a button does',
    'Sign in': 'a button of an email speaks as the reader',
    Scheduled: 'what someone planned, and what is to come',
    'Issue type': 'a narrow column',
    Start: 'what a button does, and a first day',
    From: 'a date, and a sender',
    Change: 'what a button does, and a difference',
    Overdue: 'a state, and a report',
    To: 'a date, and a recipient',
    Legal: 'a category, and a heading of links',
    Cash: 'a payment method, and an account',
    Check: 'a step, and a payment method',
    Reversed: 'a state, and the name of an entry',
    'Record the return': 'of a deposit, and of a payment',
    'Keep it': 'an import, and an entry',
    Undo: 'what a button does, and a column',
    Remove: 'from a list, and for good',
    'Match columns': 'a short step, and a heading',
    'Create account': 'a link, and the last step, which speaks as the reader',
    'Choose a new password': 'what a button does, and a heading',
    Ends: 'what a lease does, and a column',
    Source: 'of a law, and where a lead comes from',
    Active: 'a lease, and an account or a person',
    Unassigned: 'who comes, and an adjective of a request',
  },
  es: {
    Job: 'of the system, and a supplier’s work',
    Source: 'of a law, and of a lead',
    Returned: 'a state, and the name of an entry',
    Canceled: 'requests and payments',
    Failed: 'a job, and a payment',
    Demo: 'the tab of the sign-in dialog is prescribed',
    Disputed: 'an invoice that is refused, and a payment that a bank asks back',
    Ledger: 'a tenant’s statement of account, and the books',
    'Ledger entries': 'of a tenant’s statement of account, and of the books',
    Active: 'a lease, and a person',
    Home: 'unit for landlords, vivienda for tenants, and the first page',
    'Audit log': 'a short entry of the menu',
    Email: 'a narrow column',
    Open: 'a state, and what a button does',
    Message: 'a heading, and what a button does',
    Completed: 'a scan, and a repair',
    Done: 'a state, and what a button does',
    'Issue type': 'a narrow column',
    Start: 'what a button does, and a first day',
    From: 'a date, and a sender',
    Change: 'what a button does, and a difference',
    Overdue: 'a state, and a report',
    Outstanding: 'what is to be collected, and a filter of leases by their balance',
    To: 'a date, and a recipient',
    Entry: 'of the books, and of a tenant’s statement',
    Legal: 'a category, and a heading of links',
    Check: 'a step, and a payment method',
    Reversed: 'a state, and the name of an entry',
    'Keep it': 'an import, and an entry',
    Terms: 'of the service, and of a lease',
    Remove: 'from a list, and for good',
    'Match columns': 'a short step, and a heading',
    'Create account': 'a link, and the last step, which speaks as the reader',
    'Choose a new password': 'what a button does, and a heading',
    Unknown: 'a rule, and a fact',
    Essential: 'agrees with cookies',
    All: 'a filter whose labels have both genders, and what is listed',
  },
};

/** Labels of screens behind sign-in and of emails. Headlines of the site may be translated freely. */
const files = (language: string) => [
  ...globSync(`web/src/{features,app,shared,api}/**/${language}.json`),
  ...globSync(`src/modules/*/messages/${language}.json`),
];
const textsIn = (language: string) =>
  Object.assign({}, ...files(language).map((file) => JSON.parse(readFileSync(file, 'utf8')) as object)) as Record<
    string,
    string
  >;
const english = textsIn('en');

describe('one English label', () => {
  it.each(['fr', 'es'] as const)('is one label in %s too', (language) => {
    const found = [...severalWords(english, textsIn(language), language)];
    expect(
      found.filter(([label]) => !(label in ALLOWED[language])).map(([label, ways]) => `${label}: ${ways.join(' / ')}`),
    ).toEqual([]);
    expect(Object.keys(ALLOWED[language]).filter((label) => !found.some(([one]) => one === label))).toEqual([]);
  });
});

describe('the check of labels', () => {
  it('finds one that is said in two ways', () => {
    expect([
      ...severalWords({ a: 'Try again', b: 'Try again' }, { a: 'Reintentar', b: 'Intentar de nuevo' }, 'es'),
    ]).toEqual([['Try again', ['Reintentar', 'Intentar de nuevo']]]);
  });

  it('knows articles and endings', () => {
    expect(severalWords({ a: 'Refused', b: 'Refused' }, { a: 'Refusé', b: 'Refusées' }, 'fr').size).toBe(0);
    expect(
      severalWords({ a: 'Send the offer', b: 'Send the offer' }, { a: 'Enviar oferta', b: 'Enviar la oferta' }, 'es')
        .size,
    ).toBe(0);
  });
});
