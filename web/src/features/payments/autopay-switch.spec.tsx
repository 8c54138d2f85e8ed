import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render } from '@testing-library/react';
import { autopayQuery } from './api/autopay';
import type { OwnLease } from './api/types';
import { AutopaySwitch } from './components/AutopaySwitch';

afterEach(cleanup);

const OWED = { id: 'c', kind: 'rent', period: '2026-11', label: null, dueOn: '2026-11-01', amountCents: 187_875 };

function helpOf(owed: object[], enabled = false): string {
  const lease = { id: 'l', state: 'active', currency: 'CAD', today: '2026-11-23', owed } as unknown as OwnLease;
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData<unknown>(autopayQuery('l').queryKey, {
    leaseId: 'l',
    enabled,
    method: 'bank',
    own: true,
    dueDay: 1,
    nextTryOn: null,
    saved: null,
  });
  const { container } = render(
    <Around features={['payments', '../app']}>
      <QueryClientProvider client={client}>
        <AutopaySwitch lease={lease} method="bank" />
      </QueryClientProvider>
    </Around>,
  );
  return container.textContent ?? '';
}

it('autopay says before it is turned on that what is owed by now is collected too', () => {
  expect(helpOf([OWED])).toContain('the $1,878.75 you owe now');
  cleanup();
  expect(helpOf([])).not.toContain('owe now');
  cleanup();
  expect(helpOf([{ ...OWED, dueOn: '2026-12-01' }])).not.toContain('owe now');
});
