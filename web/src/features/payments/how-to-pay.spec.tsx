import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { validateYupSchema } from 'formik';
import type { Instructions, PaymentWays } from './api/instructions';
import { OtherWays } from './components/ways/OtherWays';
import { schemaOf, textsOf, valuesOf } from './components/ways/way-form';

const NONE: PaymentWays = {
  transferTo: null,
  transferNote: null,
  chequePayableTo: null,
  chequeSendTo: null,
  chequeNote: null,
  bankHolder: null,
  bankDetails: null,
  bankNote: null,
  cashHow: null,
  changedAt: null,
  added: true,
};
const TRANSFER = { transferTo: 'rent@example.com', transferNote: 'Your unit, please' };

describe('how to pay outside of the product', () => {
  let ways: PaymentWays;
  beforeEach(() => {
    playServer((_method, path) =>
      path.startsWith('/api/tenants/me/payment-instructions')
        ? [200, ways]
        : [503, { error: 'Busy', code: 'unavailable', requestId: 'r' }],
    );
  });
  afterEach(() => {
    cleanup();
    stopPlaying();
  });
  const show = (alone: boolean) =>
    render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <Around features={['payments']}>
          <OtherWays leaseId="l" alone={alone} />
        </Around>
      </QueryClientProvider>,
    );

  it('PY-025 warns of a change that is new, and not of what was added', async () => {
    ways = { ...NONE, ...TRANSFER, changedAt: new Date().toISOString(), added: false };
    const { unmount } = show(false);
    expect(await screen.findByText('rent@example.com')).toBeTruthy();
    expect(screen.getByText(/ask your landlord before you pay/)).toBeTruthy();
    unmount();
    ways = { ...ways, added: true };
    show(false);
    expect(await screen.findByText(/Your landlord added this on/)).toBeTruthy();
    expect(screen.queryByText(/ask your landlord before you pay/)).toBeNull();
  });

  it('PY-025 is open where there is no way online, and closed beside one', async () => {
    ways = { ...NONE, ...TRANSFER, changedAt: '2026-01-01T00:00:00.000Z' };
    show(true);
    expect((await screen.findByText('How to pay')).closest('details')?.open).toBe(true);
    cleanup();
    show(false);
    expect((await screen.findByText('Other ways to pay')).closest('details')?.open).toBe(false);
  });
});

describe('the form of payment instructions', () => {
  const stored = (more: Partial<Instructions>): Instructions => ({
    ...NONE,
    propertyId: null,
    propertyName: null,
    own: true,
    version: 0,
    ...more,
  });
  const schema = schemaOf((id) => id);
  const wrong = (values: object) =>
    validateYupSchema(values, schema).then(
      () => [],
      (error: { inner: { path: string; message: string }[] }) =>
        error.inner.map(({ path, message }) => `${path} ${message}`).toSorted(),
    );

  it('leaves out the fields of ways that are not accepted any more', () => {
    const values = valuesOf(stored({ ...TRANSFER, cashHow: 'At the office' }), undefined);
    expect(textsOf({ ...values, transfer: false })).toEqual(
      expect.objectContaining({ transferTo: null, transferNote: null, cashHow: 'At the office' }),
    );
  });

  it('begins with the account’s for a property without its own', () => {
    const values = valuesOf(stored({ propertyId: 'p', own: false }), stored(TRANSFER));
    expect(values).toMatchObject({ own: 'general', transfer: true, transferTo: 'rent@example.com' });
  });

  it('asks for what an accepted way needs, for an address that is one, and for the password', async () => {
    const values = { ...valuesOf(stored({}), undefined), currentPassword: 'x' };
    expect(await wrong(values)).toEqual([]);
    expect(await wrong({ ...values, transfer: true, bank: true })).toEqual([
      'bankDetails parts.form.required',
      'bankHolder parts.form.required',
      'transferTo parts.form.required',
    ]);
    expect(await wrong({ ...values, transfer: true, transferTo: 'me' })).toEqual([
      'transferTo errors.field.email_or_phone',
    ]);
    expect(await wrong({ ...values, own: 'general', transfer: true })).toEqual([]);
    expect(await wrong({ ...values, currentPassword: '' })).toEqual(['currentPassword payments.ways.passwordMissing']);
  });
});
