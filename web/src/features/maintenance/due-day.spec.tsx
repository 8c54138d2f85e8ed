import { expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { render, screen } from '@testing-library/react';
import type { DueDay } from './api/schedules';
import { Day } from './components/Day';

it('the state of a due day is lower case after its day', () => {
  const due: DueDay = { dueOn: '2026-12-09', state: 'due', requestId: null };
  render(
    <Around features={['maintenance']} language="fr">
      <Day due={due} />
    </Around>,
  );
  expect(screen.getByTitle('9 décembre 2026 : à faire bientôt')).toBeTruthy();
});
