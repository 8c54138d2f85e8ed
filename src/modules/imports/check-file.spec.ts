import { describe, expect, it } from '@jest/globals';
import { lawInForce } from '../regions/rules/records-in-force.js';
import checkFile, { type CheckedFile, type FileToCheck, type SeenFile } from './check-file.js';

const answered = (text: string, task: FileToCheck['task']) =>
  checkFile({
    bytes: Buffer.from(text),
    task,
    mapping: null,
    reading: {},
    leaveOut: false,
    language: 'en',
    present: { properties: new Map(), units: new Map() },
    law: lawInForce(),
  });
const looked = (text: string) => answered(text, 'look') as SeenFile;

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

describe('a country that its own line contradicts', () => {
  const problems = (country: string, region: string, postalCode: string, phone: string) => {
    const head = 'streetNumber,street,city,region,postalCode,country,unit,leaseStart,rent,firstName,lastName,phone';
    const line = `87,King,Town,${region},${postalCode},${country},1,2026-11-01,900.50,Kim,Larsen,${phone}`;
    const { problems: found } = answered(`${head}\n${line}`, 'check') as CheckedFile;
    return found.map(({ column, code, value }) => `${column} ${code} ${value}`);
  };

  it.each([
    ['USA', 'ON', 'L8P 1A1', '(905) 525-4321', 'country address_in_canada USA'],
    ['Canada', 'NY', '10001', '(212) 736-5000', 'country address_in_us Canada'],
    ['Canada', 'JAL', '44100', '33 3615 0000', 'country address_in_mexico Canada'],
  ])('TN-001 is the one mistake of the line: %s with %s', (country, region, code, phone, mistake) => {
    expect(problems(country, region, code, phone)).toEqual([mistake]);
  });

  it('is not assumed where province and postal code do not agree, and other mistakes stay', () => {
    expect(problems('USA', 'ON', '10001', '')).toEqual(['region unknown_region ON']);
    expect(problems('USA', 'ON', 'L8P 1A1', '12')).toEqual(['country address_in_canada USA', 'phone phone 12']);
  });
});
