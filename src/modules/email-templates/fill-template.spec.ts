import { describe, expect, it } from '@jest/globals';
import { fillTemplate } from './fill-template.js';

const TEMPLATE = {
  subject: 'Welcome, {name}',
  body: 'Hello {name},\n\nHere it is.',
  subjectFr: 'Bienvenue',
  bodyFr: 'Bonjour {name},',
  subjectEs: 'Bienvenida',
  bodyEs: null,
};

describe('a template filled in', () => {
  it('speaks the reader’s language, with the first name', () => {
    expect(fillTemplate(TEMPLATE, 'fr', 'Zoé')).toEqual({ subject: 'Bienvenue', body: 'Bonjour Zoé,' });
    expect(fillTemplate(TEMPLATE, 'en', 'Ana')).toEqual({ subject: 'Welcome, Ana', body: 'Hello Ana,\n\nHere it is.' });
  });

  it('is English as a whole where a translation is not whole', () => {
    expect(fillTemplate(TEMPLATE, 'es', 'Ana').subject).toBe('Welcome, Ana');
  });

  it('leaves out what only leads have a value for, and touches no other words in braces', () => {
    const body = 'Hello {firstName} {lastName} of {company}, {constructor} {email}';
    expect(fillTemplate({ ...TEMPLATE, body }, 'en', 'Ana').body).toBe('Hello Ana of, {constructor} {email}');
  });

  it('leaves out a name that could carry a message', () => {
    expect(fillTemplate(TEMPLATE, 'en', 'Win at http://evil.example').body).toBe('Hello,\n\nHere it is.');
    expect(fillTemplate({ ...TEMPLATE, body: '{name}, hello' }, 'en', 'Ana').body).toBe('Ana, hello');
  });
});
