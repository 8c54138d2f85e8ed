import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render, screen } from '@testing-library/react';
import type { Import, ProblemGroup } from '../api/imports';
import { ImportProblems } from './ImportProblems';

afterEach(cleanup);

const LAW = {
  en: 'Civil Code of Québec, art. 1904',
  fr: 'Code civil du Québec, art. 1904',
  es: 'Código Civil de Quebec, art. 1904',
  page: 'https://www.legisquebec.gouv.qc.ca/en/document/cs/CCQ-1991',
  frenchPage: 'https://www.legisquebec.gouv.qc.ca/fr/document/lc/CCQ-1991',
};
const RULE = { code: 'deposit_banned', limitCents: null, limitDays: null, place: null };

function show(rule: Partial<ProblemGroup['rule']>, language: 'en' | 'fr' | 'es') {
  const group = {
    column: 'deposit',
    code: 'region_rule',
    count: 1,
    lines: [2],
    values: [],
    rule: { ...RULE, ...rule },
  };
  render(
    <Around features={['imports']} language={language}>
      <ImportProblems found={{ problemCount: 1, groups: [group] } as unknown as Import} />
    </Around>,
  );
  const { textContent, href } = screen.getByRole<HTMLAnchorElement>('link', { hidden: true });
  return { text: document.body.textContent ?? '', link: textContent, href };
}

it.each([
  ['en', LAW.en, LAW.page],
  ['fr', LAW.fr, LAW.frenchPage],
  ['es', LAW.es, LAW.page],
] as const)('TN-023 the law that a line breaks is cited in %s and linked', (language, cited, page) => {
  const { text, href } = show({ source: `${LAW.en}, ${LAW.page}`, law: LAW }, language);
  expect(href).toBe(page);
  expect(text).toContain(cited);
  expect(text).not.toContain('imports.');
});

it('TN-023 a page that was read is linked too, the French one for readers of French', () => {
  const source = 'https://www.ontario.ca/page/residential-rent-increases, 2026-01-05';
  expect(show({ source, law: null }, 'en').href).toBe('https://www.ontario.ca/page/residential-rent-increases');
  cleanup();
  expect(show({ source, law: null }, 'fr').href).toBe(
    'https://www.ontario.ca/fr/page/augmentations-loyer-residentielles',
  );
});
