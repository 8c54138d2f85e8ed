import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

const NAMED = [
  '@nestjs/core',
  '@nestjs/common',
  '@nestjs/jwt',
  '@nestjs/passport',
  '@nestjs/throttler',
  '@nestjs/serve-static',
  '@nestjs/terminus',
  'mikro-orm',
  '@mikro-orm/postgresql',
  'class-validator',
  'react',
  'react-dom',
  'react-router-dom',
  'vite',
  'react-query',
  'formik',
  'yup',
  'react-intl',
  'supertest',
  'jest',
];

interface Row {
  name: string;
  installed: string;
  file: string;
}

/** The rows of the table in docs/toolbox.md under this heading. */
function readTable(): Row[] {
  const [, after = ''] = readFileSync('docs/toolbox.md', 'utf8').split('## Where the named packages work');
  const [section = ''] = after.split('\n## ');
  return [...section.matchAll(/^\| `([^`]+)` \| `([^`]+)` \| .+ \| `([^`]+)` \|$/gm)].map(
    ([, name = '', installed = '', file = '']) => ({ name, installed, file }),
  );
}

/** Whether the text imports the package, a part of it, or runs a file of it. */
function uses(text: string, installed: string): boolean {
  return new RegExp(`['"](?:node_modules/)?${installed.replaceAll(/[/.-]/g, '\\$&')}(?:/[^'"]*)?['"]`).test(text);
}

describe('the table of named packages', () => {
  const rows = readTable();
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;

  it('names exactly the packages that the product must use', () => {
    expect(rows.map(({ name }) => name)).toEqual(NAMED);
  });

  it('names packages that are installed', () => {
    expect(rows.filter(({ installed }) => !(installed in dependencies) && !(installed in devDependencies))).toEqual([]);
  });

  it('names a file of each that uses it', () => {
    expect(rows.filter(({ installed, file }) => !uses(readFileSync(file, 'utf8'), installed))).toEqual([]);
  });

  it('sees what is no use', () => {
    expect([
      uses("import { useIntl } from 'react-intl';", 'react-intl'),
      uses("import x from 'react-intl-other';", 'react-intl'),
      uses('// react-intl', 'react-intl'),
    ]).toEqual([true, false, false]);
  });
});
