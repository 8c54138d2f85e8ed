import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tableOf, withSubtotals, type Column, type Row } from './report.js';

const COLUMNS: Column[] = [
  { id: 'property', kind: 'text' },
  { id: 'starts', kind: 'day' },
  { id: 'units', kind: 'count' },
  { id: 'rent', kind: 'money' },
];
const row = (property: string, id: string, cents: number | null, sum = false): Row => ({
  id,
  cells: [property, '2026-11-01', 1, cents],
  behind: {},
  sum,
});
const of = (propertyId: string, rows: Row[]) => ({ propertyId, rows, behind: {} });

describe('subtotals of a report', () => {
  it('follow the rows of their property, where there are several of both', () => {
    const rows = withSubtotals(COLUMNS, [
      of('a', [row('Roy', 'a1', 100), row('Roy', 'a2', null), row('Roy', 'a3', 7, true)]),
      of('b', [row('Laurier', 'b1', 50)]),
    ]);
    expect(rows.map(({ id, subtotal = false }) => [id, subtotal])).toEqual([
      ['a1', false],
      ['a2', false],
      ['a3', false],
      ['subtotal-a', true],
      ['b1', false],
    ]);
    expect(rows[3]?.cells).toEqual(['Roy', null, 2, 100]);
    expect(withSubtotals(COLUMNS, [of('a', [row('Roy', 'a1', 100), row('Roy', 'a2', 5)])])).toHaveLength(2);
    expect(withSubtotals(COLUMNS, [])).toEqual([]);
  });

  it('sum to the total with the properties of one row, for any rows', () => {
    const cents = fc.option(fc.integer({ min: -1_000_000, max: 1_000_000 }));
    const line = fc.record({ cents, sum: fc.boolean() });
    fc.assert(
      fc.property(fc.array(fc.array(line, { minLength: 1, maxLength: 5 }), { maxLength: 6 }), (properties) => {
        const groups = properties.map((lines, p) =>
          of(
            `p${p}`,
            lines.map((one, at) => row(`P${p}`, `${p}-${at}`, one.cents, one.sum)),
          ),
        );
        const plain = tableOf(
          'CAD',
          COLUMNS,
          groups.flatMap(({ rows }) => rows),
        );
        const table = tableOf('CAD', COLUMNS, withSubtotals(COLUMNS, groups));
        expect(table.totals).toEqual(plain.totals);
        if (properties.length < 2) return;
        const subtotals = table.rows.filter(({ subtotal }) => subtotal);
        const alone = groups.filter(({ rows }) => rows.length === 1).flatMap(({ rows }) => rows);
        const counted = [...subtotals, ...alone.filter(({ sum }) => !sum)];
        for (const at of [2, 3])
          expect(counted.reduce((sum, { cells }) => sum + Number(cells[at] ?? 0), 0)).toBe(table.totals[at] ?? 0);
      }),
    );
  });

  it('is empty where no row has an amount, and zero where amounts cancel out', () => {
    const totals = (...amounts: (number | null)[]) =>
      tableOf(
        'CAD',
        COLUMNS,
        amounts.map((cents, at) => row('Roy', `a${at}`, cents)),
      ).totals[3];
    expect(totals(null, null)).toBeNull();
    expect(totals(null, 0)).toBe(0);
    expect(totals(5, -5)).toBe(0);
    expect(totals()).toBe(0);
  });
});
