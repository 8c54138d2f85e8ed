import { describe, expect, it } from '@jest/globals';
import { IMPORT_FIELD_KEYS, importFieldOf } from './fields.js';
import { guessFields, presetOf } from './guess.js';
import { IMPORT_PRESETS } from './presets.js';

const guess = (headings: string, samples: Record<string, string[]> = {}) => {
  const columns = headings.split('|').map((heading) => ({ heading, samples: samples[heading] ?? [] }));
  return guessFields(columns, presetOf(columns.map(({ heading }) => heading)));
};

describe('where columns go', () => {
  it.each([
    ['Monthly rent', 'rent'],
    ['Loyer mensuel', 'rent'],
    ['Renta mensual', 'rent'],
    ['ZIP', 'postalCode'],
    ['C.P.', 'postalCode'],
    ['Province / État', null],
    ['Locataires', 'tenantName'],
    ['Inquilino', 'tenantName'],
    ['Date de début', 'leaseStart'],
    ['Fecha de inicio', 'leaseStart'],
    ['Solde', 'openingBalance'],
    ['Saldo pendiente', 'openingBalance'],
    ['Dépôts détenus', 'depositHeld'],
    ['Depósito', 'deposit'],
    ['Full address', 'address'],
    ['E-mail', 'email'],
    ['Courriel', 'email'],
    ['Celular', 'phone'],
    ['BD/BA', 'bedBath'],
    ['constructor', null],
    ['__proto__', null],
    ['toString', null],
    ['', null],
  ])('%s → %s', (heading, field) => expect(importFieldOf(heading)).toBe(field));

  it('recognizes the exports of other products and our own template', () => {
    expect(presetOf(['Property', 'Unit', 'Bed/Bath', 'Rent cycle', 'Rent', 'Deposits held', 'Balance due'])).toBe(
      'buildium',
    );
    expect(presetOf(['Property', 'Unit', 'Tags', 'BD/BA', 'Tenant', 'Status', 'Sqft', 'Market Rent', 'Rent'])).toBe(
      'appfolio-rent-roll',
    );
    expect(presetOf(['Property', 'Unit', 'Tenant', 'Phone Numbers', 'Emails', 'Tenant Type', 'Move-in', 'Tags'])).toBe(
      'appfolio-tenants',
    );
    expect(presetOf(['Property', 'Units', 'Lease Name', 'Lease Term', 'Outstanding Balance', 'Deposits Held'])).toBe(
      'doorloop',
    );
    expect(presetOf(['Property', 'Type', 'Street Address', 'Unit #', 'Owner', 'Sq Feet', 'Rent'])).toBe('rentec');
    expect(presetOf(['Numéro', 'Rue', 'Ville', 'Province ou État', 'Code postal', 'Pays', 'Logement'])).toBe(
      'lodgewell',
    );
    expect(presetOf(['a', 'b', 'constructor'])).toBeNull();
  });

  it('gives a field to one column, and several columns to those that are joined', () => {
    expect(guess('Email|Phone|Mobile|Tenant email|Rent|Monthly rent')).toEqual([
      'email',
      'phone',
      'phone',
      'email',
      'rent',
      null,
    ]);
    expect(
      guessFields(
        [
          { heading: 'Tenants', samples: [] },
          { heading: 'Tenant phones', samples: [] },
        ],
        'buildium',
      ),
    ).toEqual(['tenantName', 'phone']);
    expect(guess('Address|Unit', { Address: ['1200 Maple St, Portland, OR 97201'] })).toEqual(['address', 'unit']);
    expect(guess('Property|Unit', { Property: ['1200 Maple St'] })).toEqual(['street', 'unit']);
    expect(guess('Property|Unit', { Property: ['Maple Court'] })).toEqual(['propertyName', 'unit']);
  });

  it('presets name fields that there are', () => {
    for (const { columns } of IMPORT_PRESETS)
      for (const field of Object.values(columns))
        expect(field === null || IMPORT_FIELD_KEYS.includes(field)).toBe(true);
  });
});
