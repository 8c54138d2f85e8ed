import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { leadMailValues, unknownLeadFields } from '../../../contract/lead-mail.js';
import { LEAD_MAIL_FIELDS } from '../../../contract/leads.js';
import { Catalogues } from '../../../platform/i18n/catalogues.js';
import { renderMail } from '../../../platform/outbox/render-mail.js';
import { fillTemplate } from './fill-template.js';

const TEMPLATE = {
  subject: 'Welcome, {name}',
  body: 'Hello {name},\n\nHere it is.',
  subjectFr: 'Bienvenue',
  bodyFr: 'Bonjour {name},',
  subjectEs: 'Bienvenida',
  bodyEs: null,
};
const ANA = leadMailValues({ firstName: 'Ana', lastName: 'López', company: 'Casa' }, 'Luc Roy');
const words = new Catalogues();
const mailOf = (subject: string, body: string) =>
  renderMail(words, { template: 'email-templates.test', language: 'en', params: { subject, body } });

describe('a template filled in', () => {
  it('speaks the reader’s language, with their values', () => {
    expect(fillTemplate(TEMPLATE, 'fr', ANA)).toEqual({ subject: 'Bienvenue', body: 'Bonjour Ana,', language: 'fr' });
    expect(fillTemplate(TEMPLATE, 'en', ANA)).toEqual({
      subject: 'Welcome, Ana',
      body: 'Hello Ana,\n\nHere it is.',
      language: 'en',
    });
  });

  it('is English as a whole where a translation is not whole', () => {
    expect(fillTemplate(TEMPLATE, 'es', ANA)).toMatchObject({ subject: 'Welcome, Ana', language: 'en' });
  });

  it('touches no other words in braces', () => {
    const body = 'Hello {constructor} {email} {__proto__} {toString} {hasOwnProperty}';
    expect(fillTemplate({ ...TEMPLATE, body }, 'en', ANA).body).toBe(body);
  });

  it('leaves out values that could carry a message', () => {
    const values = leadMailValues(
      { firstName: 'Win at http://evil.example', lastName: 'A'.repeat(41), company: '<b>' },
      'Luc',
    );
    const body = 'Hello {firstName} {lastName} of {company}, from {sender}';
    expect(fillTemplate({ ...TEMPLATE, body }, 'en', values).body).toBe('Hello of, from Luc');
  });
});

describe('hostile values', () => {
  const hostile = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom(
      '{sender}',
      '{{constructor.constructor("return process")()}}',
      '${process.env.HOME}',
      '$&',
      '$1',
      '<script>alert(1)</script>',
      '__proto__',
      'constructor',
      'a\r\nBcc: everyone@example.com',
      '{subject, plural, other {#}}',
    ),
    fc.string({ minLength: 5000, maxLength: 20_000 }),
  );
  const person = fc.record({ firstName: hostile, lastName: hostile, company: hostile, sender: hostile });

  it('appear as they are or not at all: nothing is run, looked up or filled in again', () => {
    fc.assert(
      fc.property(person, ({ sender, ...lead }) => {
        const values = leadMailValues(lead, sender);
        for (const field of LEAD_MAIL_FIELDS) {
          const body = fillTemplate({ subject: 's', body: `[{${field}}]` }, 'en', values).body;
          expect(body).toBe(`[${values[field]}]`);
        }
        expect(['', lead.firstName]).toContain(values.firstName);
        expect(['', lead.company]).toContain(values.company);
        expect([...values.firstName, ...values.lastName, ...values.company].join('')).not.toMatch(/[{}<>$\r\n:/]/u);
      }),
    );
  });

  it('cannot add a line to a subject', () => {
    fc.assert(
      fc.property(person, ({ sender, ...lead }) => {
        const subject = LEAD_MAIL_FIELDS.map((field) => `{${field}}`).join(' ');
        expect(fillTemplate({ subject, body: 'b' }, 'en', leadMailValues(lead, sender)).subject).not.toMatch(
          /[\n\v\f\r\u0085\u2028\u2029]/u,
        );
      }),
    );
  });

  it('and hostile texts are text in the page of an email', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('<', '>', '"', "'", '&', 'script', '{', '}', 'on', 'x')), (parts) => {
        const text = parts.join('');
        const { html, text: plain, subject } = mailOf(text, `before ${text} after`);
        expect(plain).toContain(`before ${text} after`);
        expect(subject).toBe(`[Test] ${text}`);
        const inside = html.slice(html.indexOf('before '), html.indexOf(' after'));
        expect(inside).not.toMatch(/[<>"']/u);
      }),
    );
  });
});

describe('unknown variables', () => {
  const NAME = fc.string({ unit: 'binary', maxLength: 40 }).filter((name) => !/[{}]/u.test(name));

  it('are all but the five, however they are written', () => {
    fc.assert(
      fc.property(fc.oneof(NAME, fc.constantFrom(...LEAD_MAIL_FIELDS)), (name) => {
        const known = LEAD_MAIL_FIELDS.some((field) => field === name);
        expect(unknownLeadFields(`a {${name}} b`)).toEqual(known ? [] : [name]);
      }),
    );
  });

  it('are found in a very long text, whatever is open or nested in it', () => {
    expect(unknownLeadFields(`${'{'.repeat(5000)}name${'}'.repeat(5000)}`)).toEqual(['{name}']);
    expect(unknownLeadFields('{a'.repeat(5000))).toEqual([]);
    expect(unknownLeadFields(`{${'a'.repeat(10_000)}}`)).toEqual(['a'.repeat(10_000)]);
  });
});
