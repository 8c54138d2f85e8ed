import type { components } from '@api/schema';
import { originOf } from '@contract/law-citation';
import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render, screen } from '@testing-library/react';
import { RuleSources } from './RuleSources';

type Rule = components['schemas']['RegionRuleResponse'];
type Fact = components['schemas']['RegionFactResponse'];

const ACT = 'https://www.ontario.ca/laws/statute/06r17';
const FRENCH_ACT = 'https://www.ontario.ca/fr/lois/loi/06r17';
const law = (section: number) => ({
  en: `Residential Tenancies Act, 2006, s.\u00a0${section}`,
  fr: `Loi de 2006 sur la location à usage d’habitation, art.\u00a0${section}`,
  es: `Residential Tenancies Act, 2006, art.\u00a0${section}`,
  page: ACT,
  frenchPage: FRENCH_ACT,
});
const rule = (topic: Rule['topic'], fact: Partial<Fact>) =>
  ({ topic, next: null, facts: [{ sourceDate: null, law: null, checked: false, ...fact }] }) as unknown as Rule;

const RULES = [
  rule('increase_notice', { source: 'getkera.com/n1', law: law(116) }),
  rule('deposit', { source: 'kept.example/rent' }),
  rule('late_fee', { source: 'stepstojustice.ca/late-fees', law: law(134), checked: true }),
  rule('rent_cap', { source: 'ontario.ca/page/rent' }),
];

afterEach(cleanup);

function lists(language: 'en' | 'fr' | 'es'): Record<string, string | null> {
  const { container } = render(
    <Around features={['../shared/region-rules', '../app']} language={language}>
      <RuleSources rules={RULES} topicName={(topic) => topic} />
    </Around>,
  );
  const found = [...container.querySelectorAll('ul')].map((list) => [
    list.previousElementSibling?.textContent ?? '',
    list.textContent,
  ]);
  return Object.fromEntries(found);
}

it('a law that is named has a list of its own, which says that its text was read elsewhere', () => {
  expect(lists('en')).toEqual({
    'Checked against an official source':
      'Residential Tenancies Act, 2006, s.\u00a0134, stepstojustice.ca/late-fees (late_fee)',
    'Official sources, not yet checked by a person': 'ontario.ca/page/rent (rent_cap)',
    'Laws cited by section, as described on the pages linked beside them. We haven’t compared those pages with the law yet.':
      'Residential Tenancies Act, 2006, s.\u00a0116, getkera.com/n1 (increase_notice)',
    'Not official sources': 'kept.example/rent (deposit)',
  });
  const link = screen.getByRole('link', { name: law(116).en });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
    ACT,
    '_blank',
    'noopener noreferrer',
  ]);
});

it('readers of French get the French name and page of the law', () => {
  lists('fr');
  expect(screen.getByRole('link', { name: law(116).fr }).getAttribute('href')).toBe(FRENCH_ACT);
  cleanup();
  lists('es');
  expect(screen.getByRole('link', { name: law(116).es }).getAttribute('href')).toBe(ACT);
});

it('readers of French get the French page of a source, where the authority has one', () => {
  const english = 'https://www.ontario.ca/page/residential-rent-increases';
  const cap = [
    rule('rent_cap', { source: english, law: law(120) }),
    rule('deposit', { source: 'tal.gouv.qc.ca/other' }),
  ];
  const linksIn = (language: 'en' | 'fr' | 'es') => {
    cleanup();
    render(
      <Around features={['../shared/region-rules', '../app']} language={language}>
        <RuleSources rules={cap} topicName={(topic) => topic} />
      </Around>,
    );
    return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  };
  expect(linksIn('fr')).toContain('https://www.ontario.ca/fr/page/augmentations-loyer-residentielles');
  expect(linksIn('fr')).not.toContain(english);
  // A citation without the path of its page is no link.
  expect(linksIn('fr').filter((link) => /^https:..[^/]+.?$/.test(link ?? ''))).toEqual([]);
  expect(linksIn('en')).toContain(english);
  expect(linksIn('es')).toContain(english);
  const from = { place: null, law: null, source: english };
  expect(originOf('fr', from)).toBe('https://www.ontario.ca/fr/page/augmentations-loyer-residentielles');
  expect(originOf('en', from)).toBe(english);
});
