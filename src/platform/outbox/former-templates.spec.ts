import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '../../contract/languages.js';
import { Catalogues } from '../i18n/catalogues.js';
import { templateNow } from './former-templates.js';
import { renderMail, renderText } from './render-mail.js';

/** Values that a template had in every released version that knew it, by `npm run release:record`. */
const RECORDED = JSON.parse(readFileSync('test/upgrade/mail-values.json', 'utf8')) as Record<
  string,
  Record<string, 'text' | 'select' | 'plural'>
>;
const SAMPLE = { text: 'x', select: 'no', plural: 1 } as const;

/** Emails that wait during an upgrade, and those in the outbox, have only the values that the previous version knew. */
describe('messages that an earlier version wrote', () => {
  const words = new Catalogues();

  it.each(Object.keys(RECORDED))('%s is rendered in each language', (template) => {
    const params = Object.fromEntries(
      Object.entries(RECORDED[template] ?? {}).map(([name, kind]) => [name, SAMPLE[kind]]),
    );
    for (const { code: language } of LANGUAGES) {
      const message = { template, language, params };
      const email = words.has(`mail.${templateNow(template)}.subject`) ? renderMail(words, message).text : '';
      expect(`${email} ${renderText(words, message)}`).not.toMatch(/[{}]|undefined|(?<![\w-])(?:mail|sms)\.[a-z]/);
    }
  });

  it('are recorded for most templates', () => {
    expect(Object.keys(RECORDED).length).toBeGreaterThan(150);
  });
});
