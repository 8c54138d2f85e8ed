import { describe, expect, it } from '@jest/globals';
import { fieldChanges } from './field-changes.js';

describe('what a change changed', () => {
  it('CHANGES-01 names the fields that differ, with their values before and after', () => {
    const day = new Date('2026-12-01T00:00:00Z');
    expect(
      fieldChanges({ plan: 'starter', kept: 1, ends: null }, { plan: 'professional', kept: 1, ends: day }),
    ).toEqual([
      { field: 'plan', from: 'starter', to: 'professional' },
      { field: 'ends', from: null, to: '2026-12-01T00:00:00.000Z' },
    ]);
  });

  it('CHANGES-01 sees what was removed and what is new, and treats null, empty and missing as the same', () => {
    expect(fieldChanges({ gone: 0, same: '' }, { came: false, same: undefined })).toEqual([
      { field: 'gone', from: '0', to: null },
      { field: 'came', from: null, to: 'false' },
    ]);
    expect(fieldChanges({}, {})).toEqual([]);
    expect(fieldChanges({ list: [1, 2] }, { list: [1, 2] })).toEqual([]);
  });

  it('CHANGES-02 says of personal fields only that they changed', () => {
    expect(fieldChanges({ phone: '1', role: 'a' }, { phone: '2', role: 'b' }, ['phone'])).toEqual([
      { field: 'phone' },
      { field: 'role', from: 'a', to: 'b' },
    ]);
  });

  it.each(['passwordHash', 'apiKey', 'accessToken', 'iban', 'account_number', 'transitNumber', 'cardLast4'])(
    'CHANGES-02 never has the value of %s',
    (field) => {
      expect(fieldChanges({ [field]: 'before' }, { [field]: 'after' })).toEqual([{ field }]);
    },
  );

  it('CHANGES-03 cuts between characters, because half of one is no JSON', () => {
    const [change] = fieldChanges({}, { text: '🏠'.repeat(200) });
    expect(change?.to?.isWellFormed()).toBe(true);
  });

  it('CHANGES-03 shows a change far down in a long text, from shortly before it', () => {
    const long = 'word '.repeat(1000);
    const [change] = fieldChanges({ text: `${long}old` }, { text: `${long}new and more` });
    expect(change?.from).toBe(`…${'word '.repeat(8)}old`);
    expect(change?.to).toBe(`…${'word '.repeat(8)}new and more`);
    const [removed] = fieldChanges({ text: `${'🏠'.repeat(150)}!${'x'.repeat(500)}` }, { text: '🏠'.repeat(150) });
    expect([removed?.from?.length, removed?.from?.isWellFormed(), removed?.to?.isWellFormed()]).toEqual([
      200,
      true,
      true,
    ]);
    const [odd] = fieldChanges({ text: `a${'🏠'.repeat(150)}` }, { text: `a${'🏠'.repeat(149)}!` });
    expect([odd?.from, odd?.to].every((text) => text?.isWellFormed())).toBe(true);
  });

  it('CHANGES-03 cuts long values, and compares them whole', () => {
    const [change] = fieldChanges({ text: 'x'.repeat(5000) }, { text: 'y'.repeat(5000) });
    expect([change?.from?.length, change?.to?.length]).toEqual([200, 200]);
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, at) => [`field${at}`, at]));
    expect(fieldChanges({}, many)).toHaveLength(40);
  });
});
