import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, render, screen } from '@testing-library/react';
import type { InvoiceDetail } from './api/invoices';
import { senderBody, senderSchema, senderValues } from './components/sender-form';
import { HowToPay, PayDiffers, SenderOfDraft } from './components/SenderFacts';

afterEach(cleanup);

const ADDRESS = {
  streetNumber: '12',
  street: 'Rue A',
  city: 'Laval',
  region: 'QC',
  postalCode: 'H7A 1A1',
  country: 'CA',
};
const NOTHING = { address: null, phone: null, email: null, eTransfer: null, checkPayableTo: null, bankDetails: null };
const invoice = (more: object) =>
  ({ supplierName: 'Plombex', sender: null, payDiffers: null, paper: null, ...more }) as unknown as InvoiceDetail;
const show = (children: React.ReactNode) =>
  render(
    <Around features={['invoices', '../app', '../shared']} language="en">
      {children}
    </Around>,
  );

describe('who sends an invoice', () => {
  it('is missing on a draft until it says how to pay and where the supplier is', () => {
    const hint = (sender: object | null) => {
      cleanup();
      show(<SenderOfDraft invoice={invoice({ sender })} />);
      return screen.queryByRole('link', { name: 'Add details' }) && document.body.textContent;
    };
    expect(hint(null)).toMatch(/doesn’t say how to pay you/);
    expect(hint({ ...NOTHING, eTransfer: 'a@b.ca' })).toMatch(/no business address/);
    expect(hint({ ...NOTHING, address: ADDRESS, eTransfer: 'a@b.ca' })).toBeNull();
  });

  it('is shown with each way to pay, and warns the landlord of another one than before', () => {
    const payDiffers = { id: 'i0', number: 'PH-0100', issuedOn: '2026-11-03', saidHow: true };
    const shown = invoice({
      sender: { ...NOTHING, eTransfer: 'a@b.ca', bankDetails: 'Transit 1\nAccount 2' },
      payDiffers,
    });
    show(
      <>
        <PayDiffers invoice={shown} />
        <HowToPay invoice={shown} />
      </>,
    );
    expect(screen.getByText(/differ from those on invoice PH-0100 from/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open invoice PH-0100' }).getAttribute('href')).toContain('i0');
    expect(screen.getByText('a@b.ca')).toBeTruthy();
    expect(screen.queryByText('Check payable to')).toBeNull();
  });

  it('has a whole address or none, and its password where there is one', async () => {
    const schema = senderSchema((id) => id, true);
    const values = { ...senderValues({ ...NOTHING, confirmBy: 'password', version: 0 }), currentPassword: 'secret' };
    const wrong = (more: object) =>
      schema.validate({ ...values, ...more }, { abortEarly: false }).then(
        () => [],
        ({ inner }: { inner: { path: string }[] }) => inner.map(({ path }) => path),
      );
    expect(await wrong({})).toEqual([]);
    expect(await wrong(ADDRESS)).toEqual([]);
    expect(await wrong({ city: 'Laval' })).toEqual(
      expect.arrayContaining(['streetNumber', 'street', 'region', 'postalCode']),
    );
    expect(await wrong({ ...ADDRESS, postalCode: '12' })).toEqual(['postalCode']);
    expect(await wrong({ eTransfer: 'nobody', currentPassword: '' })).toEqual(
      expect.arrayContaining(['eTransfer', 'currentPassword']),
    );
    expect(senderBody({ ...values, eTransfer: ' a@b.ca ' })).toEqual({
      ...NOTHING,
      eTransfer: 'a@b.ca',
      currentPassword: 'secret',
    });
  });
});
