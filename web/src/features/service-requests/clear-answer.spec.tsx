import type { Answers } from '@contract/emergencies/questions';
import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { answersTo, Questions } from './components/Questions';

afterEach(cleanup);

/** Also renders what would be sent, so that tests can read it. */
function Form() {
  const [answers, set] = useState<Answers>({});
  return (
    <>
      <Questions issueType="Plumbing" answers={answers} onAnswer={set} />
      <output>{JSON.stringify(answersTo('Plumbing', answers))}</output>
    </>
  );
}

const sent = () => JSON.parse(screen.getByRole('status').textContent ?? '') as Answers;

it('an answer that was tapped by mistake is taken back, and the focus stays at its question', () => {
  render(
    <Around features={['service-requests', '../shared/request-parts']}>
      <Form />
    </Around>,
  );
  expect(screen.queryByText('Clear answer')).toBeNull();
  const [first, second] = screen.getAllByRole('radio', { name: 'Yes' });
  if (first) fireEvent.click(first);
  if (second) fireEvent.click(second);
  expect(sent()).toEqual({ water_running: 'yes', no_water: 'yes' });
  const [clear] = screen.getAllByText('Clear answer');
  if (clear) fireEvent.click(clear);
  expect(sent()).toEqual({ no_water: 'yes' });
  expect((document.activeElement as HTMLInputElement).name).toBe('water_running');
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
});
