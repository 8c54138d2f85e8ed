import { readAgain } from '@api/read-again';
import { describe, expect, it } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { autopayQuery } from './autopay';

describe('what autopay announces', () => {
  it.each(['payments', 'ledger', 'leases', 'autopay'])('is read again when %s change', (resource) => {
    const client = new QueryClient();
    const query = new QueryObserver(client, { ...autopayQuery('lease'), enabled: false }).getCurrentQuery();
    readAgain(client, ['messages']);
    expect(query.state.isInvalidated).toBe(false);
    readAgain(client, [resource]);
    expect(query.state.isInvalidated).toBe(true);
  });
});
