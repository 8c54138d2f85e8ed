import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render, screen } from '@testing-library/react';
import { Shown } from './components/NewMessageDialog';

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

  it('TS-004 counts the leases that nobody has joined: they do not read it yet', () => {
    shown(true, false, false);
    expect(screen.getByText(/^No one on 2 of these leases has joined yet, so we don’t email them/)).not.toBeNull();
  });

  it('TS-004 says nothing of it when everyone can read it', () => {
    shown(true, true);
    expect(screen.queryByText(/has joined yet/)).toBeNull();
  });
});
