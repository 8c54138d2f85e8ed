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
    ['Province / État', 'region'],
    ['Adresse / Address', 'street'],
    ['Prov/State', 'region'],
    ['Code postal / ZIP', 'postalCode'],
    ['C.P. / Código postal', 'postalCode'],
    ['Tél.', 'phone'],
    ['Tel. / Phone', 'phone'],
    ['Début bail', 'leaseStart'],
    ['Fin bail', 'leaseEnd'],
    ['Inicio contrato', 'leaseStart'],
    ['Fin de contrato', 'leaseEnd'],
    ['Jour dû', 'dueDay'],
    ['Día de cobro', 'dueDay'],
    ['No d’appartement / Apt', 'unit'],
    ["No d'appartement / Apt", 'unit'],
    ['N° d’appartement', 'unit'],
    ['No. de departamento', 'unit'],
    ['Late fee', 'lateFee'],
    ['Late fee %', 'lateFeePercent'],
    ['Late fee (%)', 'lateFeePercent'],
    ['Late fee / day', null],
    ['Grace period (days)', 'graceDays'],
    ['Frais de retard', 'lateFee'],
    ['Frais de retard (%)', 'lateFeePercent'],
    ['Délai de grâce', 'graceDays'],
    ['Recargo por mora', 'lateFee'],
    ['Recargo por mora (%)', 'lateFeePercent'],
    ['Días de gracia', 'graceDays'],
    ['Courriel / Email', 'email'],
    ['Solde dû au 28 nov', 'openingBalance'],
    ['Solde dû au 1er déc. 2026', 'openingBalance'],
    ['Balance as of Nov 28', 'openingBalance'],
    ['Balance as of 11/28/2026', 'openingBalance'],
    ['Balance due (2026-11-28)', 'openingBalance'],
    ['Saldo al 28 de noviembre', 'openingBalance'],
    ['Solde au 28 nov / Balance as of Nov 28', 'openingBalance'],
    ['Balance (Nov. 28, 2026)', 'openingBalance'],
    ['Solde (au 28 novembre)', 'openingBalance'],
    ['Balance on 28/11', 'openingBalance'],
    ['Balance as of 28-Nov-2026', 'openingBalance'],
    ['Balance (31/60)', null],
    ['Solde au 28/11/2026 / Balance as of 11/28/2026', 'openingBalance'],
    ['Deposit held (2026-11-28)', 'depositHeld'],
    ['Rent/Month', 'rent'],
    ['Jour dû / Due day of each month', 'dueDay'],
    ['Mo. Rent', 'rent'],
    ['Mthly Rent', 'rent'],
    ['Rent (mo.)', 'rent'],
    ['Rent/Mo.', 'rent'],
    ['Mkt. Rent', 'marketRent'],
    ['Bal. Due', 'openingBalance'],
    ['Bal Due', 'openingBalance'],
    ['Bal.', 'openingBalance'],
    ['Bal. Due (2026-11-28)', 'openingBalance'],
    ['Bal. (31-60)', null],
    ['Amt. Due', 'openingBalance'],
    ['Dep. Held', 'depositHeld'],
    ['Sec. Dep.', 'deposit'],
    ['Sec. Dep. Held', 'depositHeld'],
    ['Loyer mens.', 'rent'],
    ['Solde imp.', 'openingBalance'],
    ['Mnt dû', 'openingBalance'],
    ['Dép. détenu', 'depositHeld'],
    ['Dép. de garantie', 'deposit'],
    ['Renta mens.', 'rent'],
    ['Alq. mensual', 'rent'],
    ['Saldo pend.', 'openingBalance'],
    ['Sdo. pendiente', 'openingBalance'],
    ['Dep. en custodia', 'depositHeld'],
    ['Dep. en garantía', 'deposit'],
    ['Past due (0-30)', null],
    ['Past due (31-60)', null],
    ['Past due (1-30 days)', null],
    ['Past due (61+)', null],
    ['Past due (90)', null],
    ['Balance (30 days)', null],
    ['Balance at 30 days', null],
    ['Balance on 2 leases', null],
    ['Balance/30 days', null],
    ['Solde (30 jours)', null],
    ['Solde au 31-60', null],
    ['Saldo a 30 días', null],
    ['Saldo (31-60 días)', null],
    ['Deposit held (2 months)', null],
    ['Dépôt détenu (2 mois)', null],
    ['Balance (3)', null],
    ['Rent/ft²', null],
    ['Rent / sq. ft.', null],
    ['Rent/Week', null],
    ['Rent / Year', null],
    ['Rent/m2', null],
    ['Loyer/pi²', null],
    ['Loyer / pi. ca.', null],
    ['Loyer/semaine', null],
    ['Loyer/an', null],
    ['Renta/m²', null],
    ['Renta / semana', null],
    ['Renta/año', null],
    ['Depósito al 28 de nov', null],
    ['Rent as of Jan 1', null],
    ['Email / Phone', null],
    ['Start / End', null],
    ['constructor / toString', null],
    ['/', null],
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

  it('takes rooms as Québec counts them for the unit, and not for the type of the building', () => {
    const type = (samples: string[], headings = 'Address|Type') => guess(headings, { Type: samples });
    for (const samples of [['3½', '4½'], ['3 1/2', '5 1/2', '4 1/2'], ['4,5', '3.5'], ['Studio', '4 ½'], ['31/2']])
      expect([samples, type(samples)]).toEqual([samples, ['street', 'bedBath']]);
    for (const samples of [['apartment'], ['3½', 'duplex'], ['Studio'], ['4'], []])
      expect([samples, type(samples)]).toEqual([samples, ['street', 'propertyType']]);
    expect(guess('Bed/Bath|Type', { Type: ['3½'] })).toEqual(['bedBath', null]);
    expect(guess('Tipo|Rent', { Tipo: ['3½'] })).toEqual(['bedBath', 'rent']);
  });

  it('finds all columns of a bilingual sheet', () => {
    expect(
      guess(
        'Adresse / Address|No d’appartement / Apt|Ville|Prov/State|Code postal / ZIP|Pays|Type|Locataires|Courriel|Tél.|Début bail|Fin bail|Loyer mensuel|Jour dû|Dépôt|Solde dû au 28 nov',
        { Type: ['3½', '4½', '5½'] },
      ),
    ).toEqual([
      'street',
      'unit',
      'city',
      'region',
      'postalCode',
      'country',
      'bedBath',
      'tenantName',
      'email',
      'phone',
      'leaseStart',
      'leaseEnd',
      'rent',
      'dueDay',
      'deposit',
      'openingBalance',
    ]);
  });

  it('presets name fields that there are', () => {
    for (const { columns } of IMPORT_PRESETS)
      for (const field of Object.values(columns))
        expect(field === null || IMPORT_FIELD_KEYS.includes(field)).toBe(true);
  });
});
