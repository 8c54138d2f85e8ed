import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, cleanup, render, screen } from '@testing-library/react';
import { UnitForm } from './UnitForm';

afterEach(cleanup);

it.each([
  ['en', '0.5'],
  ['fr', '0,5'],
  ['es', '0.5'],
] as const)('the numbers of bathrooms are written as in the reader’s language (%s)', async (language, half) => {
  await act(
    async () =>
      void render(
        <Around features={['landlords', '../shared', '../app']} language={language}>
          <UnitForm currency="CAD" saveLabel="Save" onSave={async () => undefined} />
        </Around>,
      ),
  );
  const option = screen.getByRole<HTMLOptionElement>('option', { name: half });
  expect(option.value).toBe('0.5');
});
