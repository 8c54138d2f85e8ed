import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { recognise } from '../../../src/contract/emergencies/recognise.js';
import { EMERGENCY_KINDS } from '../../../src/contract/emergencies/rule.js';
import { PROJECT_ROOT } from '../../../src/platform/project-root.js';

interface Report {
  /** An emergency, or `none`. */
  kind: string;
  country: string | null;
  at: Date | undefined;
  text: string;
}

/** Lines of `kind`, `country month` or nothing, and what a tenant wrote; those that were held out begin with the language. */
function reportsIn(file: string, columnsBefore = 0): Report[] {
  const lines = readFileSync(join(PROJECT_ROOT, 'test/modules/service-requests/reports', file), 'utf8').split('\n');
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [kind = '', home = '', text = ''] = line.split('\t').slice(columnsBefore);
      const [country = null, month] = home ? home.split(' ') : [];
      return { kind, country, at: month ? new Date(Date.UTC(2026, Number(month) - 1, 15)) : undefined, text };
    });
}

const read = ({ text, country, at }: Report) => recognise({ texts: [text], country, at });

describe.each(['en', 'fr', 'es'])('reports as tenants write them, %s', (language) => {
  const reports = reportsIn(`${language}.tsv`);
  const emergencies = reports.filter(({ kind }) => kind !== 'none');

  it('are a hundred or more, with every kind of emergency and many that are none', () => {
    expect(reports.length).toBeGreaterThanOrEqual(100);
    expect(reports.length - emergencies.length).toBeGreaterThanOrEqual(35);
    expect(new Set(emergencies.map(({ kind }) => kind))).toEqual(new Set(EMERGENCY_KINDS));
  });

  it('every emergency is raised, and what it is is among what was recognised', () => {
    expect(emergencies.filter((report) => !read(report).kinds.some((kind) => kind === report.kind))).toEqual([]);
  });

  it('at most one in ten of those raised is none', () => {
    const raised = reports.filter((report) => read(report).priority);
    const wrong = raised.filter(({ kind }) => kind === 'none');
    process.stdout.write(
      `${language}: ${String(emergencies.length)} emergencies, ${String(raised.length)} reports raised, ${String(wrong.length)} of them wrongly\n`,
    );
    expect(wrong.length).toBeLessThanOrEqual(raised.length / 10);
  });
});

describe.each(['held-out.tsv', 'held-out-2.tsv', 'held-out-3.tsv', 'held-out-4.tsv'])(
  'reports of %s, whose words the rules have learned since',
  (file) => {
    const reports = reportsIn(file, 1);

    it('are sixty, every emergency is raised as what it is, and at most one in ten of those raised is none', () => {
      expect(reports).toHaveLength(60);
      const missed = reports.filter(
        (report) => report.kind !== 'none' && !read(report).kinds.some((kind) => kind === report.kind),
      );
      expect(missed).toEqual([]);
      const raised = reports.filter((report) => read(report).priority);
      expect(raised.filter(({ kind }) => kind === 'none').length).toBeLessThanOrEqual(raised.length / 10);
    });
  },
);
