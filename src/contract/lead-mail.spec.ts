import { describe, expect, it } from '@jest/globals';
import { fillLeadMail, unknownLeadFields } from './lead-mail.js';

const VALUES = { name: 'Ana', firstName: 'Ana', lastName: 'López', company: '', sender: 'Luc Roy' };

describe('words in braces in an email to a lead', () => {
  it('become the values of its reader, and a missing one leaves no gap', () => {
    expect(fillLeadMail('Hello {firstName}, hello {company}!\n{sender}', VALUES)).toBe('Hello Ana, hello!\nLuc Roy');
  });

  it.each([
    ['{firstname}', ['firstname']],
    ['{constructor} {name} {__proto__}', ['constructor', '__proto__']],
    ['{{firstName}} {}', ['{firstName}', '']],
    ['{firstName}}', ['{firstName}']],
    ['{firstName}{lastName}', []],
    ['{params.url}', ['params.url']],
    ['plain', []],
  ])('%s is unknown as far as it has no value', (text, unknown) => expect(unknownLeadFields(text)).toEqual(unknown));

  it('a value that looks like a variable is not filled again', () => {
    expect(fillLeadMail('{name}', { ...VALUES, name: '{sender}' })).toBe('{sender}');
  });
});
