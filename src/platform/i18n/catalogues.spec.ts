import { expect, it } from '@jest/globals';
import { Catalogues } from './catalogues.js';

it.each([
  ['en', 'Wednesday, December 2, 9:00–11:00 a.m.'],
  ['es', 'miércoles 2 de diciembre, 9:00–11:00 a.m.'],
])('a sentence that ends with a time has one period in %s', (language, when) => {
  const values = { company: 'Plombex', place: '5 King St', hasWhen: 'yes', when, hasNote: 'no', note: '' };
  const text = new Catalogues().text(language, 'mail.service-requests.offer_accepted.body', values);
  expect(text).toContain(when);
  expect(text).not.toContain('..');
});
