import { LANGUAGES } from '@contract/languages';
import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Question } from '../api/imports';
import type { ImportFlow } from '../use-import-flow';
import { ImportQuestions } from './ImportQuestions';

afterEach(cleanup);

const asked = (kind: Question['kind'], column: Question['column'], more: Partial<Question> = {}): Question => ({
  kind,
  column,
  country: null,
  count: 3,
  line: 2,
  examples: ['03/04/2026'],
  choices: [],
  suggested: null,
  ...more,
});
const QUESTIONS = [
  asked('day_order', 'leaseStart', { choices: ['2026-04-03', '2026-03-04'] }),
  asked('decimal_mark', null, { choices: ['point', 'comma'], examples: ['1.234'] }),
  asked('unit_first', 'address', { choices: ['unit', 'number'], examples: ['3-1200 Maple St'] }),
  asked('negative_balance', 'openingBalance', { choices: ['paid_ahead', 'owed'], examples: ['-5'] }),
  asked('balance_age', 'openingBalance', { choices: ['rents', 'day_before'], examples: ['950.00'] }),
  asked('deposits_held', 'deposit', { choices: ['held', 'not_held'], examples: ['900.00'] }),
  ...(['country', 'region', 'city', 'postalCode', 'unit', 'propertyType', 'dueDay'] as const).map((column) =>
    asked('missing', column),
  ),
  asked('values', 'status', { examples: ['Weird', 'constructor'], choices: ['available', 'occupied', 'leave_out'] }),
  asked('no_email', 'email', { choices: ['leave_out', 'complain'] }),
];

const file = {
  file: new File([], 'roll.csv'),
  seen: {} as never,
  mapping: { columns: [] },
  questions: QUESTIONS,
  answers: {},
  step: 'questions' as const,
};

it.each(LANGUAGES.map(({ code }) => code))(
  'asks every kind of question in %s, and sends what was answered',
  (language) => {
    const answer = jest.fn<ImportFlow['answer']>();
    const { container } = render(
      <Around features={['imports']} language={language}>
        <ImportQuestions atHand={file} flow={{ answer } as unknown as ImportFlow} />
      </Around>,
    );
    // A word that is missing is shown by its name.
    expect(container.textContent).not.toContain('imports.');
    const [check] = screen.getAllByRole('button');
    if (check) fireEvent.click(check);
    expect(answer).not.toHaveBeenCalled();
    for (const group of screen.getAllByRole('group').filter((one) => one.querySelector('input[type=radio]')))
      fireEvent.click(group.querySelector('input[type=radio]') as Element);
    if (check) fireEvent.click(check);
    expect(answer.mock.calls[0]?.[0]).toMatchObject({
      dayFirst: true,
      decimalMark: 'point',
      unitFirst: 'unit',
      negativeBalance: 'paid_ahead',
      balanceAge: 'rents',
      depositsHeld: 'held',
      withoutEmail: 'leave_out',
    });
  },
);

it('asks about day and month once for each country, with its dates, and keeps the answers apart', () => {
  const answer = jest.fn<ImportFlow['answer']>();
  const orders = [
    asked('day_order', 'leaseStart', {
      country: 'CA',
      examples: ['01/07/2026', '01/08/2026'],
      choices: ['2026-07-01', '2026-01-07'],
      suggested: 'day',
    }),
    asked('day_order', 'leaseStart', {
      country: 'US',
      examples: ['2/1/2019'],
      choices: ['2019-01-02', '2019-02-01'],
    }),
  ];
  const { container } = render(
    <Around features={['imports']}>
      <ImportQuestions
        atHand={{ ...file, questions: orders, answers: { dayFirstIn: [{ country: 'CA', dayFirst: true }] } }}
        flow={{ answer } as unknown as ImportFlow}
      />
    </Around>,
  );
  expect(container.textContent).toContain('Canada: is 01/07/2026 July 1, 2026 or January 7, 2026?');
  expect(container.textContent).toContain('Others are 01/08/2026.');
  const groups = screen.getAllByRole('group').filter((one) => one.querySelector('input[type=radio]'));
  fireEvent.click(groups[1]?.querySelectorAll('input[type=radio]')[1] as Element);
  fireEvent.click(screen.getAllByRole('button')[0] as Element);
  expect(answer.mock.calls[0]?.[0]).toMatchObject({
    dayFirstIn: [
      { country: 'CA', dayFirst: true },
      { country: 'US', dayFirst: false },
    ],
  });
});
