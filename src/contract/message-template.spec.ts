import { describe, expect, it } from '@jest/globals';
import { fillMessage, unknownFields } from './message-template.js';

describe('DAY-20 a message to many', () => {
  it('puts each reader’s own words in', () => {
    expect(
      fillMessage('Hello {firstName}, about {home} and {firstName}.', { firstName: 'Kim', home: '87 Laurier, 302' }),
    ).toBe('Hello Kim, about 87 Laurier, 302 and Kim.');
  });

  it('does not read fields in what it puts in', () => {
    expect(fillMessage('{firstName} {home}', { firstName: '{home}', home: 'x' })).toBe('{home} x');
  });

  it('also names words that no field could be called: tenants would read them as they are', () => {
    expect(unknownFields('{prénom} {first name} { home } {} {...} {a\nb} {firstName}')).toEqual([
      'prénom',
      'first name',
      ' home ',
    ]);
  });

  it('names what is too long for a field as well, also where it fills the message', () => {
    for (const length of [61, 3498]) expect(unknownFields(`{${'a'.repeat(length)}}`)).toEqual(['a'.repeat(length)]);
    expect(unknownFields('{ '.repeat(1750))).toEqual([]);
  });

  it('names each field without a value once', () => {
    expect(unknownFields('Hi {firstname} of {home}, {rent} {rent}')).toEqual(['firstname', 'rent']);
  });
});
