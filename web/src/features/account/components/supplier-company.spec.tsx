import { afterEach, expect, it } from '@jest/globals';
import { showPage } from '@nav/testing/show-page';
import { cleanup, screen } from '@testing-library/react';
import { SupplierCompany } from './SupplierCompany';

afterEach(cleanup);

const show = (namesCompany: boolean) =>
  showPage({
    features: ['account'],
    page: <SupplierCompany name="Plomberie Roy" />,
    answer: () => [200, { namesCompany }],
  });

it('SU-007 an invited supplier reads that the name can be changed once, and where', async () => {
  show(true);
  expect((await screen.findByRole('link', { name: 'Open the profile' })).getAttribute('href')).toBe(
    '/dashboards/supplier/profile',
  );
  expect(screen.queryByText('The company name cannot be changed after registration.')).toBeNull();
});

it('SU-007 a supplier who registered reads that the name is fixed', async () => {
  show(false);
  expect(await screen.findByText('The company name cannot be changed after registration.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
