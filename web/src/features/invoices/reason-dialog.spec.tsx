import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { Invoice } from './api/invoices';
import { ReasonDialog } from './components/ReasonDialog';

afterEach(cleanup);

it('leads to the reason when a dispute has none', async () => {
  await act(async () => {
    render(
      <Around features={['invoices', '../app', '../shared']} language="en">
        <QueryClientProvider client={new QueryClient()}>
          <ReasonDialog invoice={{ id: 'i1', version: 1 } as Invoice} onClose={() => undefined} />
        </QueryClientProvider>
      </Around>,
    );
  });
  const button = screen.getByRole('button', { name: 'Dispute invoice' });
  button.focus();
  await act(async () => void fireEvent.click(button));
  expect(screen.getByText('Say what’s wrong, so that the supplier can correct it.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
