import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import ts from 'typescript';
import { Problem } from '../../src/platform/errors/problem.js';
import { validation } from '../../src/platform/http/validation.js';
import { PROJECT_ROOT } from '../../src/platform/project-root.js';

interface Pattern {
  file: string;
  /** As it is written: `/^a+$/u`. */
  text: string;
}

/**
 * Patterns whose cost grows faster than the text, and what keeps the text short. A new one needs a line here, so that a
 * reviewer sees it.
 */
const BOUNDED: Record<string, string> = {
  'src/modules/documents/archive.service.ts /^\\.+|[. ]+$/g':
    'names of files and addresses, which their columns limit to 200 characters',
};

/** Patterns that the analysis can't read (lookaheads, back references), and why they take linear time anyway. */
const READ_BY_PEOPLE: Record<string, string> = {
  "src/contract/amount-text.ts /^\\d{1,3}(?:([ ,.'’])\\d{3})(?:\\1\\d{3})*$/u":
    'each step takes four characters, in one way only',
  'src/modules/announcements/announcement.dto.ts /^(https?:\\/\\/\\S+|\\/(?!\\/)\\S*)$/':
    'one repetition, up to the end of the text',
  'src/platform/i18n/elision.ts /(?<!\\p{L})(d|qu)e \\{(\\w+)\\}/giu':
    'our own messages; a name ends at the first sign that is not of a word',
  'src/platform/openapi/describe-operation.ts /^(\\w+?)Controller_(\\w+?)(?:\\[(\\d+)\\])?$/':
    'names of our own handlers, when the document is made',
};

/** Patterns that are built while the server runs, and their parts. */
const COMPOSED: Record<string, string> = {
  'src/contract/postal-codes.ts': 'a count of digits of our own table',
  'src/contract/tenant-code.ts': 'the letters and digits of our own codes',
  'src/contract/unit-names.ts': 'our own words for kinds of units',
  'src/modules/api-keys/secret.ts': 'the letters and the one length of our own keys',
  'src/modules/service-requests/talk/reply-address.service.ts':
    'the address of a setting, sign by sign, and a token of one length',
  'src/modules/translation/kept-terms.ts':
    'names of a conversation, sign by sign, and figures whose repetitions are bounded',
  'src/platform/logging/logger.ts': 'the beginning of our own keys',
  'src/platform/outbox/return-paths.ts': 'the address of a setting, sign by sign, and a token of one length',
  'src/platform/site/route-table.ts': 'our own routes: each part matches up to the next slash',
};

function sources(): ts.SourceFile[] {
  return globSync('src/**/*.ts', { cwd: PROJECT_ROOT })
    .filter((file) => !file.endsWith('.spec.ts') && file !== 'src/metadata.ts')
    .toSorted()
    .map((file) =>
      ts.createSourceFile(file, readFileSync(join(PROJECT_ROOT, file), 'utf8'), ts.ScriptTarget.ES2023, true),
    );
}

function found<T>(pick: (node: ts.Node, file: string) => T | undefined): T[] {
  return sources().flatMap((source) => {
    const hits: T[] = [];
    const visit = (node: ts.Node): void => {
      const hit = pick(node, source.fileName);
      if (hit !== undefined) hits.push(hit);
      ts.forEachChild(node, visit);
    };
    visit(source);
    return hits;
  });
}

const patterns = (): Pattern[] =>
  found((node, file) =>
    node.kind === ts.SyntaxKind.RegularExpressionLiteral ? { file, text: node.getText() } : undefined,
  );

const composed = () =>
  found((node, file) =>
    (ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp'
      ? file
      : undefined,
  );

/** A repetition with a bound, where it isn't part of a class or the code of a character. */
const REPETITIONS = /\\[pPu]\{[^}]*\}|\\.|\[(?:\\.|[^\]\\])*\]|\{(\d+)(?:,(\d*))?\}/g;
const MANY = 8;

/**
 * The pattern with `+` or `*` for each repetition that is allowed more than eight times. The analysis writes out each bounded
 * repetition, which took 30 seconds for one of 61. A pattern without bounds can match in every way that the bounded one can, so
 * when it takes linear time, the bounded one does.
 */
const withoutBounds = (source: string): string =>
  source.replaceAll(REPETITIONS, (all: string, least?: string, most?: string) =>
    least !== undefined && Number(most || least) > MANY ? (least === '0' ? '*' : '+') : all,
  );

async function isLinear(text: string): Promise<boolean> {
  const end = text.lastIndexOf('/');
  const [source, flags] = [text.slice(1, end), text.slice(end + 1)];
  const simple = withoutBounds(source);
  return (simple !== source && (await isSafe(simple, flags))) || isSafe(source, flags);
}

/** By analysis only. The library's other method tries random texts, and its result depends on how busy the machine is. */
async function isSafe(source: string, flags: string): Promise<boolean> {
  process.env['RECHECK_BACKEND'] = 'pure';
  const { check } = await import('recheck');
  const { status } = await check(source, flags, { checker: 'automaton', timeout: 240_000 });
  return status === 'safe';
}

it('SEC-05 no pattern of the server takes more than linear time, or it is listed with what limits its text', async () => {
  const linear = new Map<string, boolean>();
  for (const { text } of patterns()) if (!linear.has(text)) linear.set(text, await isLinear(text));
  const slow = patterns()
    .filter(({ text }) => !linear.get(text))
    .map(({ file, text }) => `${file} ${text}`);
  expect(slow.toSorted()).toEqual(Object.keys({ ...BOUNDED, ...READ_BY_PEOPLE }).toSorted());
}, 900_000);

it('SEC-05 the check knows a pattern that takes quadratic or exponential time', async () => {
  expect(await Promise.all(['/^[^@]+@[^@]+\\.[^@]+$/', '/\\s+$/', '/^(a+)+$/', '/^[a-z]+$/'].map(isLinear))).toEqual([
    false,
    false,
    false,
    true,
  ]);
});

it('SEC-05 the check leaves out bounds of many repetitions only', () => {
  const sources = [
    '^[a-z]{1,64}@\\w{0,30}x{9}$',
    'a{8}b{2,8}',
    '[{1,64}]\\{1,64}',
    '\\u{0300}\\p{L}',
    '[\\]{1,64}]',
    'a{2,}',
    'a{12,}',
  ];
  expect(sources.map(withoutBounds)).toEqual([
    '^[a-z]+@\\w*x+$',
    'a{8}b{2,8}',
    '[{1,64}]\\{1,64}',
    '\\u{0300}\\p{L}',
    '[\\]{1,64}]',
    'a{2,}',
    'a+',
  ]);
});

it('SEC-05 patterns are written out, so that they can be checked, or put together from what is our own', () => {
  expect(composed()).toEqual(Object.keys(COMPOSED).toSorted());
});

describe('fields of requests', () => {
  const MIB = 1_000_000;
  const HOSTILE: Record<string, string> = {
    domains: `a@${'b.'.repeat(MIB / 2)}`,
    signs: '@'.repeat(MIB),
    letters: 'a'.repeat(MIB),
    gap: `a${' '.repeat(MIB)}b`,
    brackets: '<'.repeat(MIB),
    quoted: `${'"a"'.repeat(MIB / 3)}@x.co`,
    digits: '1'.repeat(MIB),
    dashes: '0-'.repeat(MIB / 2),
  };
  /** Validators that check a text. A field without one accepts no text, or no one reads it. */
  const OF_TEXT = new Set([
    'isString',
    'isEmail',
    'isUrl',
    'isUuid',
    'matches',
    'isIso8601',
    'isDateString',
    'isCalendarDay',
    'isIn',
    'maxLength',
    'isLength',
  ]);

  /** Each field of each DTO that takes text. */
  async function textFields(): Promise<[type: new () => object, field: string][]> {
    const files = globSync('src/**/*.dto.ts', { cwd: PROJECT_ROOT }).map((file) => join(PROJECT_ROOT, file));
    const modules = (await Promise.all(files.map((file) => import(file)))) as Record<string, unknown>[];
    const types = new Set(
      modules.flatMap((module) => Object.values(module)).filter((value) => typeof value === 'function'),
    ) as Set<new () => object>;
    return [...types].flatMap((type) => {
      const rules = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
      return [
        ...new Set(rules.filter(({ name }) => OF_TEXT.has(name ?? '')).map(({ propertyName }) => propertyName)),
      ].map((field) => [type, field] as [new () => object, string]);
    });
  }

  it('SEC-05 a text of a megabyte is refused in every field, and costs next to nothing', async () => {
    const pipe = validation();
    const fields = await textFields();
    expect(fields.length).toBeGreaterThan(300);
    for (const [type, field] of fields) {
      for (const [name, text] of Object.entries(HOSTILE)) {
        const before = process.threadCpuUsage();
        const refusal: unknown = await pipe.transform({ [field]: text }, { type: 'body', metatype: type }).then(
          () => null,
          (error: unknown) => error,
        );
        const milliseconds = process.threadCpuUsage(before).user / 1000;
        const details = refusal instanceof Problem ? refusal.options.details : [];
        expect({
          where: `${type.name}.${field}`,
          name,
          refused: details?.some((problem) => problem.field.startsWith(field)),
          slow: milliseconds > 500,
        }).toEqual({ where: `${type.name}.${field}`, name, refused: true, slow: false });
      }
    }
  }, 900_000);
});
