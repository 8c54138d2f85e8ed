import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { NewMessageDialog, Outcomes, Shown } from './components/NewMessageDialog';

afterEach(cleanup);

const reader = (leaseId: string, joined: boolean) => ({
  leaseId,
  to: 'Kim Larsen',
  home: '9 Gordon St, 101',
  message: 'The water is off.',
  joined,
});

describe('what a message to many says before it is sent', () => {
  const shown = (...joined: boolean[]) =>
    render(
      <Around features={['messages', '../app']}>
        <Shown previews={joined.map((one, at) => reader(`l${at}`, one))} count={joined.length} />
      </Around>,
    );

  it('TS-004 counts the leases that no one has joined, whose tenants can’t read it yet', () => {
    shown(true, false, false);
    expect(screen.getByText(/^No one on 2 of these leases has joined yet, so we don’t email them/)).not.toBeNull();
    expect(screen.getByText('Kim Larsen and Kim Larsen')).not.toBeNull();
  });

  it('TS-004 names eight of them, and says that there are more', () => {
    shown(...Array<boolean>(9).fill(false));
    expect(screen.getByText(`${'Kim Larsen, '.repeat(7)}Kim Larsen and …`)).not.toBeNull();
  });

  it('TS-004 steps through what each of them reads, beginning with the first', () => {
    const each = ['Ana', 'Bo', 'Cy'].map((to, at) => ({ ...reader(`l${at}`, true), to, message: `Hello ${to}` }));
    render(
      <Around features={['messages', '../app']}>
        <Shown previews={each} count={3} />
      </Around>,
    );
    const step = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    expect(screen.getByText('Hello Ana')).toBeTruthy();
    expect(screen.getByText('1 of 3')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveProperty('disabled', true);
    step('Next');
    expect(screen.getByText('Hello Bo')).toBeTruthy();
    step('Next');
    expect(screen.getByText('Hello Cy')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next' })).toHaveProperty('disabled', true);
    step('Previous');
    expect(screen.getByText('2 of 3')).toBeTruthy();
  });

  it('TS-004 says nothing of it when everyone can read it', () => {
    shown(true, true);
    expect(screen.queryByText(/has joined yet/)).toBeNull();
  });
});

describe('what became of a message to many', () => {
  it.each([
    ['en', 'We couldn’t find this. It may have been moved or deleted.'],
    ['fr', 'Élément introuvable, peut-être déplacé ou supprimé.'],
  ] as const)('says in the language of the reader why it was refused, %s', (language, why) => {
    const refused = { ...reader('l1', true), outcome: 'refused' as const, code: 'not_found', error: 'Not found.' };
    render(
      <Around features={['messages', '../api', '../app']} language={language}>
        <Outcomes results={[refused]} />
      </Around>,
    );
    expect(screen.getByText(`9 Gordon St, 101. ${why}`)).toBeTruthy();
  });
});

describe('a message to more leases than one request takes', () => {
  const IDS = Array.from({ length: 120 }, (_, at) => `l${at}`);
  const wait = () =>
    act(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
  const press = async (name: string) => {
    await act(async () => fireEvent.click(screen.getByRole('button', { name })));
    await wait();
  };
  afterEach(stopPlaying);

  it('BULK-9 says how many did not get it when a later request fails, and sends it to those', async () => {
    let failing = true;
    const sent: string[][] = [];
    playServer((method, path, body) => {
      const { leaseIds = [] } = (body ?? {}) as { leaseIds?: string[] };
      if (path.endsWith('/preview')) return [200, leaseIds.map((id) => reader(id, true))];
      if (path !== '/api/messages/bulk') return [200, []];
      if (failing && sent.length === 1) return [503, { error: 'Later', code: 'busy', requestId: 'r' }];
      sent.push(leaseIds);
      return [200, leaseIds.map((id) => ({ ...reader(id, true), outcome: 'sent' }))];
    });
    render(
      <Around features={['messages', '../app', '../app/layouts']}>
        <QueryClientProvider client={new QueryClient()}>
          <NewMessageDialog to={IDS} onClose={() => undefined} />
        </QueryClientProvider>
      </Around>,
    );
    await wait();
    fireEvent.change(screen.getByLabelText(/^Message|^Write/), { target: { value: 'The water is off.' } });
    await press('Preview');
    await press('Send 120 messages');
    expect(screen.getByText(/^70 leases don’t have the message yet/)).toBeDefined();
    failing = false;
    await press('Send the other 70 messages');
    expect(sent.flat()).toEqual(IDS);
    expect(screen.queryByText(/don’t have the message yet/)).toBeNull();
  });
});
