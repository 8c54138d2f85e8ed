import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { IMPORT_VALUES, importValueOf, type ValuedColumn } from '../../../src/contract/import-values.js';
import { importFieldOf } from '../../../src/contract/import/fields.js';
import { LANGUAGES } from '../../../src/contract/languages.js';
import { SHOWN_PAYMENT_STATES } from '../../../src/contract/payment-states.js';
import { PROTECTION_PLANS } from '../../../src/contract/protection-plans.js';
import { SERVICE_TYPE_VALUES, TRADES } from '../../../src/contract/service-types.js';
import { CODED } from '../../../src/modules/exports/export-codes.js';
import { EXPORT_NAMES, EXPORT_TABLES, type ExportName } from '../../../src/modules/exports/export-tables.js';
import { ExportWords } from '../../../src/modules/exports/export-words.service.js';
import { RENEWAL_ACTIONS } from '../../../src/modules/lease-renewals/recommend.js';
import { LEDGER_ACCOUNTS } from '../../../src/modules/ledger/accounts.js';
import { ENTRY_KINDS } from '../../../src/modules/ledger/entry.js';
import { startTestApp, type TestApp } from '../../support/app.js';
import { aLandlord, aProperty, aRunningLease, aUnit, type Landlord } from '../landlords/landlord.js';

/** Codes that the database accepts in a column, without what a landlord's table never contains. */
const IN_DATABASE: Partial<Record<ExportName, Record<string, readonly [table: string, column: string]>>> = {
  properties: { propertyType: ['property', 'type'] },
  units: { propertyType: ['property', 'type'] },
  leases: { state: ['lease', 'state'] },
  tenants: { leaseState: ['lease', 'state'] },
  payments: { method: ['payment', 'method'], feeBearer: ['payment', 'fee_bearer'] },
  requests: {
    issueType: ['service_request', 'issue_type'],
    priority: ['service_request', 'priority'],
    status: ['service_request', 'status'],
  },
  renewals: { status: ['lease_renewal', 'status'], offer: ['renewal_offer', 'state'] },
  listings: { state: ['listing', 'state'] },
  documents: { purpose: ['stored_file', 'purpose'] },
  plans: { billing: ['unit_plan', 'billing'] },
  imports: { state: ['portfolio_import', 'state'] },
  findings: {
    kind: ['payment_finding', 'kind'],
    method: ['payment_finding', 'method'],
    state: ['payment_finding', 'state'],
  },
};
const RECORDERS = ['colleague', 'former_colleague', 'tenant', 'autopay', 'automatic'];
const IN_CODE: Partial<Record<ExportName, Record<string, readonly string[]>>> = {
  units: { status: ['available', 'occupied', 'offline'] },
  tenants: { language: LANGUAGES.map(({ code }) => code) },
  payments: { state: SHOWN_PAYMENT_STATES, recordedBy: RECORDERS, takenBackBy: RECORDERS },
  ledger: { kind: ENTRY_KINDS, account: Object.keys(LEDGER_ACCOUNTS), recordedBy: RECORDERS },
  suppliers: { serviceType: SERVICE_TYPE_VALUES, trades: TRADES },
  renewals: { action: RENEWAL_ACTIONS, capStatus: ['automatic', 'manual', 'expired', 'unknown'] },
  documents: { sharedWithTenant: ['true', 'false'] },
  plans: { plan: PROTECTION_PLANS.map(({ id }) => id) },
};
/** Documents of these kinds aren't exported. */
const NOT_EXPORTED = ['request_photo', 'listing_photo', 'request_attachment'];

describe('a landlord’s tables in words', () => {
  let test: TestApp;
  let nadia: Landlord;
  beforeAll(async () => {
    test = await startTestApp();
    // Before the second rent: what was paid stays more than what is owed.
    test.clock.setNow('2026-11-15T15:00:00Z');
    nadia = await aLandlord(test);
    const { id } = await aProperty(test, nadia, { type: 'house' });
    const unit = await aUnit(test, nadia, { label: '302', marketRentCents: 179_050 }, id);
    await aUnit(test, nadia, { label: '10', status: 'offline' }, id);
    const lease = await aRunningLease(test, nadia, { startsOn: '2026-11-01' }, unit.id);
    await test
      .http('post', `/api/landlords/leases/${lease.id}/payments`, nadia.token)
      .send({ amountCents: 12_345, method: 'transfer', note: 'transfer' })
      .expect(201);
  });
  afterAll(() => test.close());

  const lines = async (file: string, query: string) =>
    (await test.http('get', `/api/landlords/export/${file}.csv${query}`, nadia.token).expect(200)).text
      .split('\r\n')
      .slice(0, -1);
  const codesOf = async (name: ExportName, column: string): Promise<readonly string[]> => {
    const known = IN_CODE[name]?.[column];
    const [table, field] = IN_DATABASE[name]?.[column] ?? [];
    if (known || !table) return known ?? [];
    const checks = await test.sql<{ text: string }>(
      "select pg_get_constraintdef(oid) as text from pg_constraint where conrelid = $1::regclass and conname = $1 || '_' || $2 || '_check'",
      [table, field],
    );
    const codes = [...(checks[0]?.text ?? '').matchAll(/'([^']+)'/g)].map(([, code]) => String(code));
    return codes.filter((code) => !NOT_EXPORTED.includes(code));
  };

  it('are exported in the language that is asked for, with days, amounts and notes as before', async () => {
    expect(await lines('payments', '?language=fr')).toEqual([
      '\uFEFFNuméro,Rue,Logement,Payé le,Payeur,Mode,État,Montant,Frais de traitement,Frais payés par,Remise,Devise,Numéro du reçu,Note,Inscrit par,Inscrit le (UTC),Annulé ou remboursé par,Annulé ou remboursé le (UTC)',
      expect.stringMatching(
        /^87,.*,302,\d{4}-\d\d-\d\d,,Virement électronique,Payé,123\.45,0\.00,Propriétaire,0\.00,CAD,.*,transfer,Nadia Tremblay,[^,]+Z,,$/,
      ),
    ]);
    expect(await lines('leases', '?language=es')).toEqual([
      '\uFEFFNúmero,Calle,Unidad,Inquilinos,Estado del contrato,Inicio del contrato,Último día del plazo,El contrato termina el,Renta,Moneda,Día de vencimiento,Depósito acordado,Saldo',
      expect.stringMatching(/,302,Kim Larsen,Vigente,2026-11-01,,,1650\.00,CAD,1,,/),
    ]);
    expect((await lines('units', '?language=en'))[0]).toBe(
      '\uFEFFHouse number,Street,City,Province or state,Postal code,Country,Type,Unit,Bedrooms,Bathrooms,Square feet,Market rent,Currency,Status',
    );
  });

  it('keep their names and codes where no language is asked for, and refuse another one', async () => {
    const [heading, line] = await lines('payments', '');
    expect(heading).toContain('paidOn,payer,method,state');
    expect(line).toContain(',transfer,paid,123.45,');
    await test.http('get', '/api/landlords/export/payments.csv?language=de', nadia.token).expect(400);
    await test.http('get', '/api/landlords/export/payments.csv?language=fr&language=es', nadia.token).expect(400);
  });

  it('have a heading of their own for every column, in every language', () => {
    const words = test.app.get(ExportWords);
    for (const name of EXPORT_NAMES)
      for (const { code } of LANGUAGES) {
        const heads = words.head(name, code);
        expect(new Set(heads).size).toBe(heads.length);
        expect(heads.filter((head) => (EXPORT_TABLES[name].columns as readonly string[]).includes(head))).toEqual([]);
      }
  });

  it('have a word for every code of a column, in every language', async () => {
    const words = test.app.get(ExportWords);
    const unworded: string[][] = [];
    for (const name of EXPORT_NAMES)
      for (const column of Object.keys(CODED[name])) {
        expect(EXPORT_TABLES[name].columns).toContain(column);
        const codes = await codesOf(name, column);
        expect([name, column, codes.length > 1]).toEqual([name, column, true]);
        for (const { code: language } of LANGUAGES)
          for (const code of codes) {
            // Suppliers choose their service from a list of English words, which are its codes.
            const isWord = language === 'en' && name === 'suppliers';
            if (!isWord && words.cell(name, column, code, language) === code)
              unworded.push([name, column, code, language]);
          }
      }
    expect(unworded).toEqual([]);
    expect(words.cell('suppliers', 'trades', 'hvac, legal', 'fr')).toBe(
      'Chauffage et climatisation, Services juridiques',
    );
    expect(words.cell('suppliers', 'serviceType', 'Plumber', 'es')).toBe('Plomería');
    expect(words.cell('leases', 'state', 'of tomorrow', 'fr')).toBe('of tomorrow');
  });

  it.each(LANGUAGES.map(({ code }) => code))('have words that the import understands, in %s', (language) => {
    const words = test.app.get(ExportWords);
    const understood = (column: ValuedColumn, name: ExportName, exported: string, code: string) =>
      importValueOf(column, String(words.cell(name, exported, code, language)));
    for (const { value } of IMPORT_VALUES.propertyType)
      expect(understood('propertyType', 'units', 'propertyType', value)).toBe(value);
    for (const { value } of IMPORT_VALUES.status) expect(understood('status', 'units', 'status', value)).toBe(value);
    for (const { code } of LANGUAGES) expect(understood('language', 'tenants', 'language', code)).toBe(code);
    for (const state of ['active', 'notice']) expect(understood('status', 'leases', 'state', state)).toBe('occupied');
    // The import asks about these, and offers to leave their lines out.
    for (const state of ['draft', 'ended']) expect(understood('status', 'leases', 'state', state)).toBeNull();
  });

  it.each(LANGUAGES.map(({ code }) => code))('are read by the import again: units in %s', async (language) => {
    const file = (await test.http('get', `/api/landlords/export/units.csv?language=${language}`, nadia.token)).text;
    const omar = await aLandlord(test);
    const sent = (path: string, text: string) =>
      test.http('post', `/api/landlords/imports${path}`, omar.token).attach('file', Buffer.from(text), 'units.csv');
    const seen = (await sent('/columns', file).expect(200)).body;
    expect(seen.preset).toBe('lodgewell');
    expect(seen.mapping.columns.map(({ field }: { field: string }) => field)).toEqual(EXPORT_TABLES.units.columns);
    const { body } = await sent('', file).expect(201);
    expect(body).toMatchObject({ problemCount: 0, ignored: [], counts: { properties: 1, units: 2 } });
    await test.http('post', `/api/landlords/imports/${body.id}/apply`, omar.token).expect(200);
    expect(
      await test.sql(
        'select p.type, u.label, u.offline from unit u join property p on p.id = u.property_id where u.account_id = $1 order by u.label',
        [omar.accountId],
      ),
    ).toEqual([
      { type: 'house', label: '10', offline: true },
      { type: 'house', label: '302', offline: false },
    ]);
  });

  it.each(LANGUAGES.map(({ code }) => code))('are read by the import again: leases in %s', async (language) => {
    const file = (await test.http('get', `/api/landlords/export/leases.csv?language=${language}`, nadia.token)).text;
    const omar = await aLandlord(test);
    const sent = (fields: object = {}) => {
      const request = test
        .http('post', '/api/landlords/imports/columns', omar.token)
        .attach('file', Buffer.from(file), 'leases.csv');
      for (const [name, value] of Object.entries(fields)) void request.field(name, JSON.stringify(value));
      return request.expect(200);
    };
    const heading = EXPORT_TABLES.leases.columns.indexOf('endsOn');
    expect(importFieldOf(test.app.get(ExportWords).head('leases', language)[heading] ?? '')).toBeNull();
    const { mapping } = (await sent()).body;
    expect(mapping.columns.map(({ field }: { field: string }) => field)).toEqual([
      'streetNumber',
      'street',
      'unit',
      'tenantName',
      'status',
      'leaseStart',
      'leaseEnd',
      // Its last day has no value in this file, and the import leaves such columns out.
      'rent',
      'currency',
      'dueDay',
      'deposit',
      'openingBalance',
    ]);
    const { questions } = (await sent({ mapping })).body as { questions: { kind: string; column: string | null }[] };
    expect(questions.filter(({ kind }) => kind !== 'missing').map(({ kind }) => kind)).toEqual([
      'negative_balance',
      'no_email',
    ]);
  });
});
