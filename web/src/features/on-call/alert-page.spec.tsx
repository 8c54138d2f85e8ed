import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { cleanup, render, screen } from '@testing-library/react';
import AlertPage from './pages/AlertPage';

afterEach(() => {
  cleanup();
  stopPlaying();
});

const YOURS = {
  state: 'yours',
  landlord: 'Tremblay Rentals',
  title: 'Flood',
  place: '5 King St',
  description: 'Water everywhere',
  contactName: 'Lucia Ortega',
  accessNote: null,
};
const show = (contactPhone: string | null) => {
  playServer(() => [200, { ...YOURS, contactPhone }]);
  render(
    <Around
      at="/on-call?key=abc"
      features={['on-call', 'on-call/alert', '../app', '../app/layouts', '../shared', '../api']}
    >
      <AlertPage />
    </Around>,
  );
};

it('ONCALL says who can help where the tenant left no phone number', async () => {
  show(null);
  expect(await screen.findByText(/Lucia Ortega left no phone number\. Contact Tremblay Rentals/)).toBeTruthy();
  expect(screen.queryByText(/Who to call/)).toBeNull();
});

it('ONCALL links to the number of the tenant who left one', async () => {
  show('+1 514 555 0107');
  expect((await screen.findByRole('link', { name: '+1 514 555 0107' })).getAttribute('href')).toBe('tel:+15145550107');
});
