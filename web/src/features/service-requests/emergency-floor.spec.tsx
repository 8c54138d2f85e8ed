import { session, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ServiceRequestDetail } from './api/types';
import { RequestForm } from './components/RequestForm';
import { TenantComposer } from './components/TenantComposer';

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

  it('asks plain questions after the type of the problem, and reads the answers', async () => {
    show();
    expect(screen.queryByText('Do you smell gas?')).toBeNull();
    const choose = (name: string, value: string) =>
      act(
        async () =>
          void fireEvent.click(document.querySelector(`[name="${name}"][value="${value}"]`) as HTMLInputElement),
      );
    await choose('issueType', 'HVAC');
    await choose('inside', 'warm');
    await choose('gas_smell', 'yes');
    const notice = await alert();
    expect(notice.textContent).toContain('Gas smell or gas leak.');
    expect(checked()).toBe('Emergency');
    // It must follow the answer: on a phone the beginning of the form isn't visible there.
    const [last] = [...document.querySelectorAll('[name="inside"]')].slice(-1);
    expect(last?.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await choose('issueType', 'Plumbing');
    expect(screen.getByText('Is water running out faster than you can catch it?')).toBeTruthy();
    // The answer to a question that isn't asked any more doesn't count, but is back if the type is chosen again.
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    await choose('issueType', 'HVAC');
    expect(document.querySelector<HTMLInputElement>('[name="gas_smell"][value="yes"]')?.checked).toBe(true);
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

describe('a message of a tenant', () => {
  const REQUEST = {
    id: 'r1',
    leaseId: 'l1',
    status: 'approved',
    priority: 'Low',
    floorKinds: [],
    audiences: ['everyone', 'tenant'],
    people: [],
  };
  const LEASE = {
    id: 'l1',
    state: 'active',
    leftOn: null,
    homes: [],
    home: { country: 'CA', region: 'QC' },
    landlord: { name: 'Anna', emergencyPhone: '514 555 0199' },
  };
  const sent: unknown[] = [];
  const composer = (more: object = {}) => {
    sent.length = 0;
    playServer((_method, path, body) => {
      if (path.endsWith('/lines')) sent.push(body);
      return [200, path === '/api/tenants/me/lease' ? LEASE : {}];
    });
    render(
      <Around features={['service-requests', '../shared/request-parts', '../shared', '../app']}>
        <QueryClientProvider client={new QueryClient()}>
          <TenantComposer request={{ ...REQUEST, ...more } as unknown as ServiceRequestDetail} />
        </QueryClientProvider>
      </Around>,
    );
  };
  const type = (value: string) =>
    act(async () => void fireEvent.change(screen.getAllByRole('textbox')[0] as Element, { target: { value } }));
  const send = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));
  afterEach(stopPlaying);

  it('shows what to do first while it is written, whom to call, and what sending it does', async () => {
    composer();
    await type('Now it smells of gas');
    const notice = await alert();
    expect(notice.textContent).toContain('Leave the building with everyone in it');
    await waitFor(() => expect(notice.textContent).toContain('call 911 from outside'));
    expect(notice.textContent).toContain('514 555 0199');
    expect(notice.textContent).toContain('Sending this message gives the request the priority “Emergency”.');
    await send();
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ message: 'Now it smells of gas' });
    expect(sent[0]).not.toHaveProperty('belowFloorReason');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('isn’t sent as none without a reason', async () => {
    composer();
    await type('Now it smells of gas');
    await alert();
    await act(async () => void fireEvent.click(screen.getByLabelText('It isn’t an emergency')));
    await send();
    const reason = document.querySelector('[name="belowFloorReason"]') as Element;
    expect(reason.getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
    await act(async () => void fireEvent.change(reason, { target: { value: 'It was paint' } }));
    await send();
    await waitFor(() => expect(sent).toMatchObject([{ belowFloorReason: 'It was paint' }]));
  });

  it('keeps the instructions for what is known or over, and raises nothing', async () => {
    composer({ priority: 'Emergency', floorKinds: ['gas'] });
    await type('It still smells of gas');
    expect((await alert()).textContent).not.toContain('Sending this message');
    expect(screen.queryByLabelText('It isn’t an emergency')).toBeNull();
    cleanup();
    composer({ status: 'closed' });
    await type('Now it smells of gas');
    expect((await alert()).textContent).toContain('This request has ended');
    expect(screen.getByRole('link', { name: 'Report it as a new problem' }).getAttribute('href')).toBe(
      '/dashboards/tenant/repairs/new',
    );
  });
});
