import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render, screen } from '@testing-library/react';
import type { Supplier } from './api/own-profile';
import { Numbers, NumbersMeasured, NumbersSection } from './components/Numbers';

afterEach(cleanup);

const measured = (numbers: Supplier['numbers']) => ({ numbers }) as Supplier;
const show = (children: React.ReactNode, language: 'en' | 'fr' | 'es' = 'en') =>
  render(
    <Around features={['suppliers']} language={language}>
      {children}
    </Around>,
  );

it.each([
  [1, '1 minute'],
  [89, '89 minutes'],
  [90, '2 hours'],
  [36 * 60, '2 days'],
])('FTO-2 a median of %d minutes is said as %s', (answerMinutes, words) => {
  show(
    <Numbers
      supplier={measured({ jobs: 12, answerMinutes, unansweredPercent: 0, onTimePercent: 92, firstFixPercent: null })}
    />,
  );
  expect(screen.getByText('12 jobs in 12 months')).not.toBeNull();
  expect(screen.getByText(`Usually answers within ${words}`)).not.toBeNull();
  expect(screen.getByText('92% on time')).not.toBeNull();
  expect(screen.queryByText(/return visit/)).toBeNull();
});

it.each([
  null,
  { jobs: null, answerMinutes: null, unansweredPercent: null, onTimePercent: null, firstFixPercent: null },
])('FTO-2 without enough jobs that is said, and no figure: %j', (numbers) => {
  show(<Numbers supplier={measured(numbers)} />);
  expect(screen.getByText('Not enough jobs yet')).not.toBeNull();
  cleanup();
  show(<NumbersSection supplier={measured(numbers)} />);
  expect(screen.getAllByText('Not enough jobs yet')).toHaveLength(5);
});

it.each([
  ['en', 'How is this measured?'],
  ['fr', 'Comment est-ce mesuré?'],
  ['es', '¿Cómo se mide?'],
] as const)('FTO-2 the definitions are there in %s', (language, title) => {
  show(<NumbersMeasured />, language);
  expect(screen.getByText(title).closest('details')?.querySelectorAll('p')).toHaveLength(6);
});

it('FTO-2 offers without an answer are shown beside the time to answer', () => {
  const numbers = { jobs: 12, answerMinutes: 10, unansweredPercent: 90, onTimePercent: null, firstFixPercent: null };
  show(<Numbers supplier={measured(numbers)} />);
  expect(screen.getByText('90% of offers not answered')).not.toBeNull();
  cleanup();
  show(<NumbersSection supplier={measured({ ...numbers, unansweredPercent: 0 })} />);
  expect(screen.getByText('0%')).not.toBeNull();
});
