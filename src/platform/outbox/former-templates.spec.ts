import { describe, expect, it } from '@jest/globals';
import { Catalogues } from '../i18n/catalogues.js';
import { renderMail } from './render-mail.js';

const JOB = {
  title: 'No heat',
  place: '87 Laurier',
  company: 'Plombex',
  hasCompany: 'yes',
  when: '',
  hasWhen: 'no',
  note: '',
  hasNote: 'no',
  url: 'https://home.example/job',
};
const OWED = {
  name: 'Kim',
  amount: '$100',
  label: 'Pets',
  day: 'May 1',
  side: 'owed',
  balance: '$100',
  url: 'https://home.example/lease',
};

const GIVEN = {
  ...OWED,
  paidOn: 'May 1',
  method: 'cash',
  hasReference: 'no',
  reference: '',
  hasReason: 'no',
  reason: '',
};

/** Emails that wait during an upgrade have only the values that the previous version knew. */
describe('mails that an earlier version wrote', () => {
  it.each(
    ['en', 'fr', 'es'].flatMap(
      (language) =>
        [
          ['service-requests.offer_declined', language, JOB],
          ['service-requests.offer_expired', language, JOB],
          ['service-requests.quote_sent', language, JOB],
          ['service-requests.quote_approved', language, JOB],
          ['service-requests.submitted', language, JOB],
          ['landlords.owed_deposit', language, OWED],
          ['payments.given_back', language, GIVEN],
        ] as const,
    ),
  )('%s in %s is rendered', (template, language, params) => {
    const { subject, text } = renderMail(new Catalogues(), { template, language, params });
    expect(`${subject} ${text}`).not.toMatch(/[{}]|undefined/);
    expect(text.includes('Pets')).toBe(template === 'landlords.owed_deposit');
  });
});
