import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RequestForm } from './components/RequestForm';

beforeEach(() =>
  session.begin({ access_token: 't', profile: { userId: 'u1', userType: 'tenant' } } as unknown as SignedIn),
);
afterEach(() => {
  cleanup();
  session.end('signed-out');
  localStorage.clear();
});

const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Submit Request' })));

describe('a request that lacks something', () => {
  it('leads to what is missing, far above the button that was pressed: a field, then a choice', async () => {
    render(
      <Around features={['service-requests', '../shared', '../app']}>
        <QueryClientProvider client={new QueryClient()}>
          <RequestForm onFiled={() => undefined} />
        </QueryClientProvider>
      </Around>,
    );
    const title = document.querySelector('[name="title"]') as Element;
    await press();
    expect(document.activeElement).toBe(title);
    fireEvent.change(title, { target: { value: 'The tap drips' } });
    await press();
    expect(document.activeElement).toBe(document.querySelector('[name="issueType"]'));
  });
});
