import { describe, expect, it } from '@jest/globals';
import { lawInForce } from '../regions/rules/records-in-force.js';
import checkFile, { type SeenFile } from './check-file.js';

const looked = (text: string) =>
  checkFile({
    bytes: Buffer.from(text),
    task: 'look',
    mapping: null,
    reading: {},
    leaveOut: false,
    language: 'en',
    present: { properties: new Map(), units: new Map() },
    law: lawInForce(),
  }) as SeenFile;

describe('the samples of a column', () => {
  const names = (lines: string[]) => {
    const file = ['Address,Unit,Who lives there', ...lines.map((name, at) => `1200 Maple St,${at + 1},${name}`)];
    return looked(file.join('\n')).columns[2]?.samples;
  };
  const alone = ['Ann Lee', 'Bo Roy', 'Kim Diallo', 'Eva Côté'];

  it('include a cell with two names, however far below the first is', () => {
    const many = Array.from({ length: 100 }, () => alone).flat();
    expect(names([...many, 'Max Roy & Ida Roy'])).toEqual(['Ann Lee', 'Bo Roy', 'Max Roy & Ida Roy']);
    expect(names([...alone, '"Roy, Max; Roy, Ida"'])).toEqual(['Ann Lee', 'Bo Roy', 'Roy, Max; Roy, Ida']);
    expect(names(['Max et Ida Roy', ...alone])).toEqual(['Max et Ida Roy', 'Ann Lee', 'Bo Roy']);
  });

  it('are the first where no cell has two', () => {
    expect(names([...alone, '"Roy, Max"', 'Andy Etienne'])).toEqual(alone.slice(0, 3));
    expect(
      looked('Address,Unit\n1 Maple St,1\n2 Maple St,2\n3 Maple St,3\n4 Oak & 5 Elm St,4').columns[0]?.samples,
    ).toEqual(['1 Maple St', '2 Maple St', '3 Maple St']);
  });
});
