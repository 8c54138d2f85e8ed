import { readFileSync } from 'node:fs';
import { MessagesProvider } from '@i18n/messages';
import { describe, expect, it, jest } from '@jest/globals';
import { paths } from '@nav/paths';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { PremiumSupport } from '../../pages/landlord-services/PremiumSupport';
import { SampleJobs, SampleProperties, SampleRents, SampleTenants } from '../../pages/landlord-services/Samples';
import { LiveSupport } from '../../pages/tenant-services/LiveSupport';
import { Rights } from '../../pages/tenant-services/Rights';
import { nextFirst } from '../../pages/tenant-services/samples';
import { KnowledgeLinks } from './KnowledgeLinks';
import { ServiceScreen } from './ServiceScreen';

// A person's own content loads later, with its words; here it does not load.
jest.unstable_mockModule('virtual:catalogues', () => ({ catalogues: {} }), { virtual: true });
const { Documents } = await import('../../pages/tenant-services/Documents');
const { Maintenance } = await import('../../pages/tenant-services/Maintenance');
const { RentPayment } = await import('../../pages/tenant-services/RentPayment');

const read = (slug: string) =>
  JSON.parse(readFileSync(`web/src/site/pages/${slug}/en.json`, 'utf8')) as Record<string, string>;
const messages = { ...read('tenant-services'), ...read('landlord-services'), ...read('help-center') };

function Address() {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{pathname + search}</output>;
}

function show(content: ReactNode, at = '/landlord-services') {
  render(
    <MessagesProvider language="en" messages={messages}>
      <MemoryRouter initialEntries={[at]}>
        <Routes>
          <Route path="*" element={content} />
        </Routes>
        <Address />
      </MemoryRouter>
    </MessagesProvider>,
  );
}

const address = () => screen.getByTestId('address').textContent;
const linksTo = () => screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');

const TENANT = ['articles', 'rent', 'maintenance', 'documents', 'rights', 'support'].map((name) => ({
  name,
  icon: null,
  content: <p>Content of {name}</p>,
}));
const tenantScreen = <ServiceScreen id="tenant-services" services={TENANT} href={paths.tenantServices} />;

describe('a service screen', () => {
  it('TS-001 TS-003 shows its cards and the way home', () => {
    show(tenantScreen, '/tenant-services');
    for (const card of [
      'Knowledge Articles',
      'Rent Payment',
      'Maintenance Requests',
      'Lease Documents',
      'Tenant Rights',
      'Live Support',
    ]) {
      expect(screen.getByRole('link', { name: new RegExp(`^${card}`) })).toBeTruthy();
    }
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('TS-002 opens a card at an address of its own and comes back, keeping the language', () => {
    show(tenantScreen, '/tenant-services?lang=fr&service=rights');
    expect(screen.getByRole('heading', { level: 1, name: 'Tenant Rights' })).toBeTruthy();
    expect(screen.getByText('Content of rights')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back to Services' }));
    expect(address()).toBe('/tenant-services?lang=fr');
    expect(screen.getByRole('heading', { level: 1, name: 'Tenant Services' })).toBeTruthy();
  });

  it('shows the cards for a service that there is not', () => {
    show(tenantScreen, '/tenant-services?service=nonsense');
    expect(screen.getByRole('heading', { level: 1, name: 'Tenant Services' })).toBeTruthy();
  });

  it('links to articles of the help center', () => {
    show(<KnowledgeLinks articles={['first-lease']} categories={['rent']} />);
    expect(linksTo()).toEqual(['/help-center?article=first-lease', '/help-center?category=rent']);
  });
});

describe('the services of tenants', () => {
  it('TS-004 Rent Payment has the amount, its methods and Pay Now, which leads a visitor to sign in', () => {
    show(<RentPayment />);
    expect(screen.getByText('Sample')).toBeTruthy();
    expect(screen.getByText('$1,450.00')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('1450.00');
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'credit_card',
      'bank',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Pay Now' }));
    expect(address()).toMatch(/^\/tenant-access.*payments/);
  });

  it('TS-005 TS-006 Maintenance Requests asks for type, priority and description, and lists recent ones', () => {
    show(<Maintenance />);
    const optionsOf = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text);
    expect(optionsOf('Issue type')).toEqual(['Plumbing', 'Electrical', 'HVAC', 'Appliances', 'Other']);
    expect(optionsOf('Priority')).toEqual(['Low', 'Medium', 'High', 'Emergency']);
    expect(screen.getByLabelText('Description')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Submit Request' })).toBeTruthy();
    for (const text of ['Recent requests', 'In Progress', 'Completed']) expect(screen.getByText(text)).toBeTruthy();
  });

  it('TS-007 Lease Documents offers lease, move-in inspection and receipts', () => {
    show(<Documents />);
    for (const name of ['Lease', 'Move-in inspection', 'Rent receipts']) expect(screen.getByText(name)).toBeTruthy();
  });

  it('TS-008 Live Support asks for topic and message before a chat starts', () => {
    show(<LiveSupport />);
    const topics = within(screen.getByLabelText('Topic'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(topics).toEqual(['General Question', 'Payment Issue', 'Maintenance Request', 'Lease Question', 'Other']);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').required).toBe(true);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start Chat' }).type).toBe('submit');
  });

  it('Tenant Rights name the law’s place and the page on fair housing', () => {
    show(<Rights />);
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(linksTo()).toEqual([paths.site('fair-housing')]);
  });

  it('the sample’s rent is due on the first of the next month', () => {
    expect([nextFirst(new Date(2026, 0, 31)), nextFirst(new Date(2026, 11, 5))]).toEqual(['2026-02-01', '2027-01-01']);
  });
});

describe('the services of landlords, as visitors see them', () => {
  const signIn = /^\/login\?next=%2Fdashboards%2Flandlord/;

  it('LL-003 Property Management has Add Property and Manage, marked as sample', () => {
    show(<SampleProperties />);
    expect(screen.getByText('Sample')).toBeTruthy();
    expect(screen.getByText('Occupied')).toBeTruthy();
    expect(screen.getByText('Available')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add Property' }).getAttribute('href')).toMatch(signIn);
    expect(screen.getAllByRole('link', { name: 'Manage' })).toHaveLength(2);
    expect(linksTo().filter((href) => !signIn.test(href))).toEqual([]);
  });

  it('LL-004 Tenant Management shows the state of the rent and Contact', () => {
    show(<SampleTenants />);
    expect(screen.getByText('Rent Paid')).toBeTruthy();
    expect(screen.getByText('Rent Due')).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Contact' })).toHaveLength(2);
  });

  it('LL-005 Rent Collection shows collected, outstanding, properties and recent payments', () => {
    show(<SampleRents />);
    for (const label of ['Collected', 'Outstanding', 'Properties']) expect(screen.getByText(label)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Recent payments' })).toBeTruthy();
    expect(screen.getByText('$12,680.00')).toBeTruthy();
  });

  it('LL-006 Maintenance Tracking has Assign Contractor and the cost', () => {
    show(<SampleJobs />);
    expect(screen.getAllByRole('link', { name: 'Assign Contractor' })).toHaveLength(2);
    expect(screen.getByText('Cost: $240.00')).toBeTruthy();
    expect(screen.getByText('In Progress')).toBeTruthy();
  });

  it('LL-007 Premium Support shows phone, email and account manager', () => {
    show(<PremiumSupport />);
    for (const way of ['Phone', 'Email', 'Account manager']) expect(screen.getByText(way)).toBeTruthy();
    expect(linksTo()).toEqual([paths.site('contact'), paths.site('contact'), paths.site('contact')]);
  });
});
