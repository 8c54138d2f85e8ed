import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { cleanup, render, screen } from '@testing-library/react';
import AlertPage from './pages/AlertPage';

afterEach(() => {
  cleanup();
  stopPlaying();
});

async function show(more: object): Promise<void> {
  const answer = { state: 'yours', landlord: 'Laurier Homes', title: 'Kitchen', place: '12 Laurier', ...more };
  const facts = { description: 'Gas', contactName: 'Lucia Ortega', contactPhone: null, accessNote: null };
  playServer(() => [200, { ...facts, landlordPhone: null, ...answer }]);
  render(
    <Around
      at="/on-call?key=abc"
      features={['on-call', 'on-call/alert', '../app', '../app/layouts', '../shared', '../api']}
    >
      <AlertPage />
    </Around>,
  );
  await screen.findByText(/You’re on it/);
}

it('leads to the landlord’s number when the tenant gave none', async () => {
  await show({ numberMissing: true, landlordPhone: '+1 416 555-0102' });
  expect(screen.getByText(/No phone number was given for this request\. Call Laurier Homes:/)).not.toBeNull();
  expect(screen.getByRole('link', { name: '+1 416 555-0102' }).getAttribute('href')).toBe('tel:+14165550102');
});

it('says what to do when there is no number at all', async () => {
  await show({ numberMissing: true });
  expect(screen.getByText(/or for Laurier Homes\. Call a number that you know/)).not.toBeNull();
});

it('names no other number than the tenant’s own', async () => {
  await show({ numberMissing: false, contactPhone: '+14165550103' });
  expect(screen.getByRole('link', { name: '+14165550103' })).not.toBeNull();
  expect(screen.queryByText(/No phone number|no phone number/)).toBeNull();
});

it('says once that there is no phone number', async () => {
  await show({ numberMissing: true, state: 'yours', contactName: 'Lucia Ortega', contactPhone: null });
  expect(screen.getByText(/We have no phone number for this request/)).toBeTruthy();
  expect(screen.queryByText(/left no phone number/)).toBeNull();
});
