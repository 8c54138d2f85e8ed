import { expect, it } from '@jest/globals';
import { showPage } from '@nav/testing/show-page';
import { screen } from '@testing-library/react';
import type { OwnProfile } from '../api/profile';
import { NotificationsSection } from './NotificationsSection';

it('ST-004 the number that gets texts is written in groups', async () => {
  const profile = { userType: 'tenant', email: 'kim@example.com', phone: '5145550172', textNumber: '+15145550172' };
  showPage({
    features: ['account'],
    page: <NotificationsSection profile={profile as OwnProfile} />,
    answer: () => [200, profile],
  });
  expect(await screen.findByText('To +1 514-555-0172.')).toBeTruthy();
});
