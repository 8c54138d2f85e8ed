import { expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Around } from '@nav/testing/Around';

const lookAtInvitation = jest.fn();
jest.unstable_mockModule('../api/invitation', () => ({ lookAtInvitation, acceptInvitation: jest.fn() }));
jest.unstable_mockModule('./AuthFrame', () => ({ AuthFrame: ({ children }: { children: ReactNode }) => <main>{children}</main> }));
const { default: InvitationPage } = await import('../pages/InvitationPage');

it('SF-021 an invitation whose link lost its end says so, not that it is closed, and the server is not asked', () => {
  render(
    <Around features={['auth']}>
      <InvitationPage />
    </Around>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'This link is not complete' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeTruthy();
  expect(screen.queryByText(/closed/)).toBeNull();
  expect(lookAtInvitation).not.toHaveBeenCalled();
});
