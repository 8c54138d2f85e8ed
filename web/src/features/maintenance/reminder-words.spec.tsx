import { expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { WhenFields } from './components/WhenFields';
import { startOf } from './schedule-values';

it('the form says when and to whom reminders are sent', () => {
  render(
    <Around features={['maintenance', '../app', '../shared']}>
      <QueryClientProvider client={new QueryClient()}>
        <Formik initialValues={startOf(undefined, { propertyId: '', unitId: '' })} onSubmit={() => undefined}>
          <WhenFields />
        </Formik>
      </QueryClientProvider>
    </Around>,
  );
  expect(
    screen.getByText(/3 days before the due date and once after it, we remind the supplier who has the job/),
  ).toBeTruthy();
});
