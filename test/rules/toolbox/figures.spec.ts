import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { moduleCycles } from '../../../scripts/lib/module-cycles.mjs';
import { nextFile, withoutHandMade } from '../../../scripts/migration-create.mjs';
import {
  afterRepetition,
  countJest,
  countPlaywright,
  filesToRepeat,
  judged,
  lastLine,
} from '../../../scripts/test/counts.mjs';
import { LONG_BROWSER_FILES, LONG_FILES } from '../../../scripts/test/long-tests.mjs';
import { isLeftOut } from '../../../scripts/test/test.mjs';

describe('the figures of npm test', () => {
  const jest = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 1,
    numRuntimeErrorTestSuites: 2,
    testResults: [
      {
        name: join(process.cwd(), 'src/rent.spec.ts'),
        message: 'The report of the whole file',
        assertionResults: [
          { status: 'passed', fullName: 'rent is due', failureMessages: [] },
          { status: 'failed', fullName: 'rent is paid', failureMessages: ['\u001B[31mError:\u001B[39m expected\n  1'] },
        ],
      },
      { name: join(process.cwd(), 'src/lost.spec.ts'), message: 'Cannot find module', assertionResults: [] },
    ],
  };

  it('count a file that could not run as a failure', () => {
    expect(countJest(jest)).toMatchObject({ passed: 5, failed: 3, skipped: 2 });
  });

  it('name what failed and say why in a line', () => {
    expect(countJest(jest).broken).toEqual([
      'src/rent.spec.ts › rent is paid\n    Error: expected 1',
      'src/lost.spec.ts\n    Cannot find module',
    ]);
  });

  it('repeat the files that failed, unless they are many', () => {
    const results = (failed: number) => ({
      testResults: [
        { name: 'good.spec.ts', status: 'passed' },
        ...Array.from({ length: failed }, (_, index) => ({ name: `bad-${index}.spec.ts`, status: 'failed' })),
      ],
    });
    expect(filesToRepeat(results(0))).toEqual([]);
    expect(filesToRepeat(results(2))).toEqual(['bad-0.spec.ts', 'bad-1.spec.ts']);
    expect(filesToRepeat(results(13))).toEqual([]);
  });

  it('count what passed only when repeated by name, and what failed twice as a failure', () => {
    const first = {
      passed: 5,
      failed: 2,
      skipped: 1,
      broken: ['a.spec.ts › one\n    late', 'b.spec.ts › two\n    late'],
    };
    const again = { passed: 3, failed: 1, broken: ['b.spec.ts › two\n    wrong'] };
    expect(afterRepetition(first, again)).toEqual({
      passed: 6,
      failed: 1,
      skipped: 1,
      flaky: 1,
      broken: ['b.spec.ts › two\n    wrong', 'a.spec.ts › one (FLAKY)\n    late'],
    });
    expect(afterRepetition(first, { passed: 4, failed: 0 })).toMatchObject({ passed: 7, failed: 0, flaky: 2 });
    // A repetition that could not run at all is a failure (`judged`), and hides nothing.
    expect(afterRepetition(first, judged({ passed: 0, failed: 0 }, 1))).toMatchObject({ failed: 1 });
  });

  it('name a browser test that passed only when repeated, and count errors outside of tests as failures', () => {
    const stats = { expected: 4, unexpected: 1, flaky: 1, skipped: 2 };
    expect(countPlaywright({ stats, errors: [{}], suites: [] })).toMatchObject({
      passed: 5,
      failed: 2,
      skipped: 2,
      flaky: 1,
    });
  });

  it('name the browser tests that failed, and those that passed only when repeated', () => {
    const spec = (title: string, status: string, results: object[]) => ({
      title,
      file: 'chat.spec.ts',
      tests: [{ status, projectName: 'desktop', results }],
    });
    const inner = {
      title: 'in',
      specs: [spec('a hand-over', 'flaky', [{ error: { message: 'Timeout' } }, {}]), spec('a note', 'expected', [{}])],
    };
    const suites = [{ title: '', suites: [inner], specs: [spec('a chat', 'unexpected', [{}])] }];
    const stats = { expected: 1, unexpected: 1, flaky: 1, skipped: 0 };
    expect(countPlaywright({ stats, errors: [{ message: 'No server' }], suites }).broken).toEqual([
      'chat.spec.ts › a chat (desktop)\n    ',
      'chat.spec.ts › a hand-over (desktop, FLAKY)\n    Timeout',
      'outside of the tests\n    No server',
    ]);
  });

  it('fail a suite that ran nothing', () => {
    expect(judged({ passed: 0, failed: 0, skipped: 3 }, 0)).toMatchObject({ failed: 1, why: 'it ran no test' });
  });

  it('fail a suite whose runner failed beside its tests', () => {
    expect(judged({ passed: 9, failed: 0 }, 1)).toMatchObject({ passed: 9, failed: 1 });
    expect(judged({ passed: 9, failed: 2 }, 1)).toEqual({ passed: 9, failed: 2 });
    expect(judged({ passed: 9, failed: 0 }, 0)).toEqual({ passed: 9, failed: 0 });
  });

  it('end with one line over all suites', () => {
    expect(
      lastLine([
        { passed: 2, failed: 0 },
        { passed: 3, failed: 1, skipped: 4 },
      ]),
    ).toBe('5 passed, 1 failed');
  });
});

describe('the long tests', () => {
  it('are files that exist, so that none is left out of both runs', () => {
    const all = [...LONG_FILES, ...LONG_BROWSER_FILES.map((file) => `test/browser/${file}`)];
    expect(all.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('are left out after half an hour of a run of all, and never when they are named', () => {
    const minutes = (count: number) => count * 60_000;
    expect(isLeftOut({ long: true }, false, minutes(29))).toBe(false);
    expect(isLeftOut({ long: true }, false, minutes(31))).toBe(true);
    expect(isLeftOut({ long: true }, true, minutes(31))).toBe(false);
    expect(isLeftOut({}, false, minutes(31))).toBe(false);
  });
});

describe('cycles between modules', () => {
  const file = (path: string) => `src/modules/${path}`;

  it('are found across any number of modules', () => {
    const imports = [
      { from: file('payments/pay.ts'), to: file('ledger/ledger.service.ts') },
      { from: file('ledger/post.ts'), to: file('landlords/lease.service.ts') },
      { from: file('landlords/lease.ts'), to: file('payments/payment.entity.ts') },
    ];
    expect(moduleCycles(imports)).toEqual([['landlords', 'payments', 'ledger', 'landlords']]);
  });

  it('are not made by events, by the platform, or by files of one module', () => {
    const imports = [
      { from: file('landlords/lease.ts'), to: file('ledger/ledger.service.ts') },
      { from: file('ledger/on-lease.ts'), to: file('landlords/lease.events.ts') },
      { from: file('ledger/a.ts'), to: file('ledger/b.ts') },
      { from: file('ledger/b.ts'), to: 'src/platform/scope/scope.ts' },
    ];
    expect(moduleCycles(imports)).toEqual([]);
  });
});

describe('the draft of a migration', () => {
  it('takes the next number', () => {
    expect(nextFile(['0001-roles.sql', '0020-payments.sql', 'README.md'], 'add-parking')).toBe('0021-add-parking.sql');
    expect(nextFile([], 'first')).toBe('0001-first.sql');
  });

  it('drops nothing that was written by hand, and keeps the rest', () => {
    const sql = [
      'alter table "lease" drop constraint "lease_overlap";',
      'drop index "lease_ending";',
      'drop trigger if exists "append_only" on "posting";',
      'drop function if exists "lw_demo"();',
      '',
      'alter table "lease" drop column "note";',
      'drop policy "tenant_read" on "lease";',
    ].join('\n');
    expect(withoutHandMade(sql)).toBe('alter table "lease" drop column "note";\ndrop policy "tenant_read" on "lease";');
  });
});
