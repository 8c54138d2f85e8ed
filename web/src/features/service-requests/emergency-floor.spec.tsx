import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RequestForm } from './components/RequestForm';

beforeEach(() =>
  session.begin({ access_token: 't', profile: { userId: 'u1', userType: 'tenant' } } as unknown as SignedIn),
);
afterEach(() => {
  cleanup();
  session.end('signed-out');
  localStorage.clear();
});

const show = (country = 'CA') =>
  render(
    <Around features={['service-requests', '../shared/request-parts', '../shared', '../app']}>
      <QueryClientProvider client={new QueryClient()}>
        <RequestForm home={{ country, region: '' }} contact="Call Anna: 514 555 0199" onFiled={() => undefined} />
      </QueryClientProvider>
    </Around>,
  );
const write = (name: string, value: string) =>
  act(async () => void fireEvent.change(document.querySelector(`[name="${name}"]`) as Element, { target: { value } }));
const checked = () => document.querySelector<HTMLInputElement>('[name="priority"]:checked')?.value;
const alert = () => screen.findByRole('alert', {}, { timeout: 10_000 });

describe('the form of a report', () => {
  it('shows what it recognized and what to do, and sets the priority, while it is written', async () => {
    show();
    expect(checked()).toBe('Medium');
    await write('description', 'Strong smell of gas in the kitchen');
    const notice = await alert();
    expect(notice.textContent).toContain('Gas smell or gas leak.');
    expect(notice.textContent).toContain('call 911 from outside');
    expect(notice.textContent).toContain('Call Anna: 514 555 0199');
    expect(checked()).toBe('Emergency');
    await write('description', 'Strong smell of paint in the kitchen');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(checked()).toBe('Medium');
  });

  it('names the number of the home’s country, and none where none is known', async () => {
    show('FR');
    await write('title', 'Fuite de gaz');
    expect((await alert()).textContent).toContain('call 112');
    cleanup();
    show('ZZ');
    await write('title', 'Fuite de gaz');
    expect((await alert()).textContent).toContain('call your emergency services');
  });

  it('asks for a reason from who says that it is none, or chooses a lower priority', async () => {
    show();
    await write('description', 'Strong smell of gas in the kitchen');
    await alert();
    expect(document.querySelector('[name="belowFloorReason"]')).toBeNull();
    await act(async () => void fireEvent.click(document.querySelector('[name="priority"][value="Low"]') as Element));
    expect(checked()).toBe('Low');
    await write('title', 'Gas');
    await act(async () => void fireEvent.click(document.querySelector('[name="issueType"]') as Element));
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Submit Request' })));
    const reason = document.querySelector('[name="belowFloorReason"]');
    expect(reason?.getAttribute('aria-invalid')).toBe('true');
    await act(async () => void fireEvent.click(screen.getByLabelText('It isn’t an emergency')));
    expect([checked(), document.querySelector('[name="belowFloorReason"]')]).toEqual(['Emergency', null]);
  });
});
