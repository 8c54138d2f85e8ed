import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { messageId } from '@i18n/message-ids';
import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server.node';
import { catalogueFiles, catalogueFolders, compileGroup, LANGUAGES } from '../../tools/catalogues.mjs';
import { isUpToDate } from '../../tools/message-ids.mjs';
import { badTypography, looksEnglish, missingPlurals, variablesOf, type Catalogue } from './catalogue-checks';
import { MessagesProvider, useT } from './messages';

const src = resolve('web/src');

function serverFolders(): [string, string[]][] {
  const modules = existsSync('src/modules')
    ? readdirSync('src/modules').map(
        (name) => [`server ${name}`, [join('src/modules', name, 'messages')]] as [string, string[]],
      )
    : [];
  return [...modules, ['server platform', ['src/platform/i18n/messages']] as [string, string[]]].filter(
    ([, [folder]]) => existsSync(join(folder ?? '', 'en.json')),
  );
}

const groups = [...catalogueFolders(src), ...serverFolders()];
const read = (folders: string[], language: string): Catalogue =>
  Object.assign(
    {},
    ...catalogueFiles(folders, language).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Catalogue),
  );

/** Names of people, and words that are deliberately in another language. */
const FOREIGN = /\.(person|original|language)$/;

/** Ids of a group begin with its own name. */
const prefixes = (name: string) =>
  ({
    base: ['app.', 'errors.', 'ui.'],
    frame: ['app.', 'errors.'],
    auth: ['auth.', 'errors.'],
    links: ['auth.'],
    'supplier-invitation': ['suppliers.invitation.'],
    'on-call-alert': ['on-call.alert.'],
    shared: ['parts.'],
  })[name] ?? [`${name.replace(/^page\//, '')}.`];

const complaintsAbout = (catalogue: Catalogue, check: (text: string, id: string) => unknown[]) =>
  Object.entries(catalogue).flatMap(([id, text]) => check(text, id).map((complaint) => `${id}: ${String(complaint)}`));

describe('LN-016 a missing message', () => {
  it('are all known to the compiler (npm run message-ids)', () => {
    expect(isUpToDate()).toBe(true);
  });

  it('is taken from English where a catalogue lacks it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
    writeFileSync(join(folder, 'en.json'), JSON.stringify({ 'x.kept': 'Kept', 'x.missing': 'Missing' }));
    writeFileSync(join(folder, 'fr.json'), JSON.stringify({ 'x.kept': 'Gardé' }));
    const { messages, filled } = compileGroup('x', [folder], 'fr');
    rmSync(folder, { recursive: true });
    expect([Object.keys(messages), filled]).toEqual([['x.kept', 'x.missing'], ['x.missing']]);
  });

  it('is its own key where no language has it', () => {
    const Said = () => createElement('p', null, useT()(messageId('x.nowhere')));
    const props = { language: 'fr' as const, messages: {}, children: createElement(Said) };
    expect(renderToStaticMarkup(createElement(MessagesProvider, props))).toBe('<p>x.nowhere</p>');
  });
});

describe.each(groups)('the catalogue %s', (name, folders) => {
  const catalogues = new Map(LANGUAGES.map((language) => [language, read(folders, language)]));
  const english = catalogues.get('en') ?? {};

  it('has every message in every language', () => {
    for (const catalogue of catalogues.values())
      expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
  });

  it('names its messages after itself', () => {
    if (name.startsWith('server')) return;
    const strangers = Object.keys(english).filter((id) => !prefixes(name).some((prefix) => id.startsWith(prefix)));
    expect(strangers).toEqual([]);
  });

  it.each(LANGUAGES)('is whole and well set in %s', (language) => {
    const catalogue = catalogues.get(language) ?? {};
    expect(
      complaintsAbout(catalogue, (text, id) =>
        text.trim() ? badTypography(text, FOREIGN.test(id) ? '' : language) : ['empty'],
      ),
    ).toEqual([]);
  });

  it.each(LANGUAGES)('has the variables of English and the plural forms of the language in %s', (language) => {
    const catalogue = catalogues.get(language) ?? {};
    const variables = complaintsAbout(catalogue, (text, id) => {
      const [own, wanted] = [variablesOf(text).join(' '), variablesOf(english[id] ?? '').join(' ')];
      return own === wanted ? [] : [`has {${own}} instead of {${wanted}}`];
    });
    const plurals = complaintsAbout(catalogue, (text) =>
      missingPlurals(text, language).map((category) => `lacks the plural form ${category}`),
    );
    expect([...variables, ...plurals]).toEqual([]);
  });

  it.each(LANGUAGES.filter((language) => language !== 'en'))('LN-019 has no English left in %s', (language) => {
    const catalogue = catalogues.get(language) ?? {};
    expect(
      complaintsAbout(catalogue, (text, id) =>
        !FOREIGN.test(id) && looksEnglish(text, english[id] ?? '') ? [text] : [],
      ),
    ).toEqual([]);
  });
});

describe('LN-010 every message that a component names', () => {
  const known = new Set(groups.flatMap(([, folders]) => Object.keys(read(folders, 'en'))));
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file),
  );
  const named = files.flatMap((file) => {
    const text = readFileSync(join(src, file), 'utf8').replaceAll(/^\s*(\*|\/\/|\/\*).*$/gm, '');
    return [...text.matchAll(/(?:\bt\(|<T id=)\s*['"{]?'?([\w-]+(?:\.[\w-]+)+)['"]/g)].map(([, id]) => ({
      file,
      id: id ?? '',
    }));
  });

  it('is found at all', () => expect(named.length).toBeGreaterThan(20));

  it('exists', () => {
    expect(named.filter(({ id }) => !known.has(id)).map(({ file, id }) => `${file}: ${id}`)).toEqual([]);
  });
});

describe('the checks', () => {
  it('see what they are for', () => {
    expect(variablesOf('{count, plural, one {<b>{name}</b>} other {#}}')).toEqual(['b', 'count', 'name']);
    expect(missingPlurals('{n, plural, one {un} other {#}}', 'fr')).toEqual(['many']);
    expect(missingPlurals('{n, plural, one {a} other {#}}', 'en')).toEqual([]);
    expect(badTypography("l'appartement", 'fr')).toEqual(['a straight apostrophe']);
    expect(badTypography('Bonjour !', 'fr')).toEqual(['a space before ! ? ;']);
    expect(badTypography('Source : la loi', 'fr')).toHaveLength(1);
    expect(badTypography('Source\u00a0: 1,5\u00a0%, «\u00a0Baux\u00a0»', 'fr')).toEqual([]);
    expect(badTypography('Hola!', 'es')).toHaveLength(1);
    expect(looksEnglish('Pay your rent', 'Pay your rent')).toBe(true);
    expect(looksEnglish('Loyer for the mois', 'Rent of the month')).toBe(true);
    expect(looksEnglish('{product}', '{product}')).toBe(false);
    expect(looksEnglish('Premium', 'Premium')).toBe(false);
    expect(['Settings', '12 units', 'PDF', '$29', 'Studio'].map((text) => looksEnglish(text, text))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('DAY-04 the words for how a payment came', () => {
  const METHOD = /\.(?:method|methods|by)\.(bank|credit_card|debit_card|digital_wallet|cash|cheque|transfer)$/;
  it.each(LANGUAGES)('are the same in every catalogue of %s', (language) => {
    const said = new Map<string, Set<string>>();
    // The public page about fees uses the specification's wording.
    for (const [id, text] of groups
      .filter(([name]) => !name.startsWith('page/') && name !== 'fragments')
      .flatMap(([, folders]) => Object.entries(read(folders, language)))) {
      const method = METHOD.exec(id)?.[1];
      if (method) said.set(method, (said.get(method) ?? new Set()).add(text.toLowerCase()));
    }
    expect([...said].filter(([, words]) => words.size !== 1).map(([method, words]) => [method, ...words])).toEqual([]);
    expect(said.size).toBe(7);
  });
});
