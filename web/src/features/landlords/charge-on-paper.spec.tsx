import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { ChargeManyDialog } from './components/lease/ChargeManyDialog';

afterEach(cleanup);

it('a charge for many leases says who gets no email about it, before it is added', async () => {
  await act(async () =>
    render(
      <Around features={['landlords', '../app', '../shared']}>
        <QueryClientProvider client={new QueryClient()}>
          <ChargeManyDialog
            ids={['lease-1', 'lease-2']}
            currency="CAD"
            onPaper={['Carol Roy']}
            onClose={() => undefined}
            onDone={() => undefined}
          />
        </QueryClientProvider>
      </Around>,
    ),
  );
  expect(screen.getByRole('dialog').textContent).toContain('Carol Roy has no email address');
});
