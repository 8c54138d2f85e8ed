import 'reflect-metadata';
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import { ERRORS } from '../../src/contract/errors.js';
import { FIELD_FAULTS, FULL_FAULTS } from '../../src/contract/field-faults.js';
import { LANGUAGES } from '../../src/contract/languages.js';
import { REASONS } from '../../src/contract/reasons.js';
import { FAULT_OF, type FaultContext } from '../../src/platform/http/field-faults.js';
import { variablesOf } from '../../web/src/i18n/catalogue-checks.js';

const CATALOGUES = {
  base: 'web/src/api/messages',
  frame: 'web/src/app/layouts/messages',
  auth: 'web/src/features/auth/messages',
};
const languages = LANGUAGES.map(({ code }) => code);
const read = (folder: string, language: string) =>
  JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')) as Record<string, string>;
const sources = globSync('src/**/*.ts')
  .filter((file) => !/\.spec\.ts$|metadata\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** Sentences without a reason code, and why: the specification prescribes them, a field's fault says it, or no one reads them. */
const OWN_SENTENCE: Record<string, string> = {
  'src/contract/errors.ts': 'those of the codes',
  'src/platform/errors/problem.ts': 'takes it',
  'src/platform/errors/refusals.ts': 'fills in that of the reason',
  'src/platform/throttle/too-many.ts': 'the client says the minutes of Retry-After',
  'src/modules/accounts/rules/new-password.ts': 'specified; the fault of the field says it',
  'src/modules/twofactor/two-factor-settings.service.ts': 'specified; the fault of the field says it',
  'src/modules/twofactor/two-factor-check.ts': 'specified; the fault of the field says it',
  'src/modules/twofactor/verify-code.service.ts': 'specified; the fault of the field says it',
  'src/modules/accounts/people.service.ts': 'specified; `email_taken` says it',
  'src/modules/auth/openid/google.controller.ts': 'specified; `not_configured` says it',
  'src/modules/imports/file-checks.ts': '`problem` says it',
  'src/modules/payments/providers/stripe/connected-accounts.ts': 'that of its reason',
  'src/modules/payments/providers/stripe/stripe-client.ts': 'read by Stripe alone',
  'src/modules/payments/providers/stripe/stripe-webhook.controller.ts': 'read by Stripe alone',
};

/** Code that reads a problem's sentence, and why no person sees the result. */
const READS_SENTENCES: Record<string, string> = {
  'web/src/i18n/messages.tsx': 'of the message engine, for the console',
};

const named = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
const beyond = (used: string[], given: readonly string[]) => used.filter((name) => !given.includes(name));

describe.each(languages)('every refusal has words in %s', (language) => {
  const frame = read(CATALOGUES.frame, language);
  const everywhere = Object.assign({}, ...Object.values(CATALOGUES).map((folder) => read(folder, language))) as Record<
    string,
    string
  >;

  it('by its code', () => {
    expect(Object.keys(ERRORS).filter((code) => !everywhere[`errors.${code}`])).toEqual([]);
  });

  it.each([
    ['reason', Object.fromEntries(Object.entries(REASONS).map(([reason, [, sentence]]) => [reason, named(sentence)]))],
    ['field', FIELD_FAULTS],
    ['fault', FULL_FAULTS],
  ] as const)('by its %s, with values that travel beside it', (kind, table) => {
    const ids = Object.keys(table).map((name) => `errors.${kind}.${name}`);
    expect(
      Object.keys(frame)
        .filter((id) => id.startsWith(`errors.${kind}.`))
        .toSorted(),
    ).toEqual(ids.toSorted());
    const wrong = Object.entries<readonly string[]>(table).flatMap(([name, values]) =>
      beyond(variablesOf(frame[`errors.${kind}.${name}`] ?? ''), values).map((value) => `${name}: {${value}}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('every refusal in the source', () => {
  it('of a rule has a reason, not only a sentence', () => {
    const bare = sources
      .filter(({ file, text }) => /new Problem\(\s*'rule_broken'/.test(text) && !OWN_SENTENCE[file])
      .map(({ file }) => file);
    expect(bare).toEqual([]);
  });

  it('takes its sentence from its code or its reason', () => {
    const own = sources
      .filter(({ text }) => /\bsentence\??:|\{[^}]*\bsentence\b[^}]*\}\)/.test(text) && /Problem/.test(text))
      .map(({ file }) => file);
    expect(own.filter((file) => !OWN_SENTENCE[file])).toEqual([]);
    expect(Object.keys(OWN_SENTENCE).filter((file) => !own.includes(file))).toEqual([]);
  });

  it('names each reason somewhere', () => {
    const all = sources
      .filter(({ file }) => file !== 'src/contract/reasons.ts')
      .map(({ text }) => text)
      .join('\n');
    expect(Object.keys(REASONS).filter((reason) => !all.includes(`'${reason}'`))).toEqual([]);
  });
});

describe('every check of a field', () => {
  interface Check {
    name?: string;
    type: string;
    target: { name?: string };
    propertyName: string;
    context?: FaultContext;
  }
  const NO_CHECK = ['isOptional', 'conditionalValidation', 'whitelistValidation'];
  let checks: Check[];

  beforeAll(async () => {
    // Settings come from the environment, so the person who starts the server reads what is wrong with them.
    const files = sources
      .filter(({ file, text }) => text.includes("'class-validator'") && !file.includes('platform/config'))
      .map(({ file }) => file);
    await Promise.all(files.map((file) => import(resolve(file))));
    const { validationMetadatas } = getMetadataStorage() as unknown as { validationMetadatas: Map<unknown, Check[]> };
    checks = [...validationMetadatas.values()].flat().filter(({ target }) => !target.name?.endsWith('Settings'));
  });

  it('has a code', () => {
    const nameOf = ({ name, type }: Check) => name ?? type;
    expect(checks.length).toBeGreaterThan(300);
    const without = checks.filter((check) => !NO_CHECK.includes(nameOf(check)) && !FAULT_OF[nameOf(check)]);
    expect(without.map((check) => `${check.target.name}.${check.propertyName}: ${nameOf(check)}`)).toEqual([]);
  });

  it('of a pattern says which one', () => {
    const known = { ...FIELD_FAULTS, ...FULL_FAULTS };
    const patterns = checks.filter(({ name }) => name === 'matches');
    expect(patterns.length).toBeGreaterThan(3);
    expect(
      patterns
        .filter(({ context }) => !context || !(context.fault in known))
        .map(({ target, propertyName }) => `${target.name}.${propertyName}`),
    ).toEqual([]);
  });
});

describe('the client', () => {
  it('reads no sentence of the server, and decides by none', () => {
    const files = globSync('web/src/**/*.{ts,tsx}').filter((file) => !/\.spec\.tsx?$|\/testing\//.test(file));
    const reads = files.filter((file) =>
      /(?<![.\w])(?:problem|error|failure|cause|fault|thrown)\.message\b|\{ field, message \}/.test(
        readFileSync(file, 'utf8'),
      ),
    );
    expect(reads.filter((file) => !READS_SENTENCES[file])).toEqual([]);
  });
});
