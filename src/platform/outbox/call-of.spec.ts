import { expect, it } from '@jest/globals';
import { callOf } from './call-of.js';

const of = (contactPhone: string | null, country: string | null = 'CA') =>
  callOf({ contactName: 'Ana', contactPhone, country });

it('calls a number that can be called', () => {
  expect(of('(514) 555-0107')).toEqual({ callName: 'Ana', callNumber: '(514) 555-0107' });
  expect(of('01 42 34 56 78', 'FR')).toEqual({ callName: 'Ana', callNumber: '01 42 34 56 78' });
  expect(of('1 800 555 0199')).toEqual({ callName: 'Ana', callNumber: '1 800 555 0199' });
});

it('calls neither what is no number nor a number that charges for the call', () => {
  expect(of('ask the concierge')).toEqual({});
  expect(of(null)).toEqual({});
  expect(of('1 900 234 5678')).toEqual({});
  expect(of('+1 900 234 5678', 'FR')).toEqual({});
  expect(of('0899 12 34 56', 'FR')).toEqual({});
});
