import { session, type SignedIn } from '@api/session';
import { expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { TextField } from '@ui/fields/TextField';
import { Form, Formik } from 'formik';
import { Route, Routes } from 'react-router-dom';

jest.unstable_mockModule('../live/LiveUpdates', () => ({ LiveUpdates: () => null }));
const { Guard } = await import('../Guard');
const { default: DashboardLayout } = await import('../layouts/DashboardLayout');

const SIGNED_IN = {
  access_token: 't',
  user: { id: 'u', email: 'ana@example.com' },
  profile: { userId: 'u', userType: 'landlord', firstName: 'Ana', emailVerified: true },
} as unknown as SignedIn;

function Page() {
  return (
    <Formik initialValues={{ title: '' }} onSubmit={() => undefined}>
      {({ getFieldProps }) => (
        <Form>
          <TextField label="Title" {...getFieldProps('title')} />
        </Form>
      )}
    </Formik>
  );
}

/** The page as the router shows it, at the address it has kept through the sign-in. */
const guarded = (
  <Around features={['../app', '../app/layouts', 'chat']}>
    <Routes>
      <Route
        element={
          <Guard audience={['landlord']}>
            <DashboardLayout layout="landlord" />
          </Guard>
        }
      >
        <Route path="/" element={<Page />} />
      </Route>
      <Route path="/login" element="Sign in" />
    </Routes>
  </Around>
);

const title = () => screen.getByLabelText<HTMLInputElement>('Title');

it('SE-012 text typed as soon as the first page appears is restored after the session was refused and begun again', async () => {
  globalThis.fetch = () => new Promise(() => undefined);
  sessionStorage.clear();
  session.begin(SIGNED_IN);
  const before = render(guarded);
  fireEvent.input(title(), { target: { value: 'Broken window' } });
  act(() => session.end('refused'));
  expect(screen.getByText('Sign in')).toBeTruthy();
  before.unmount();
  session.begin(SIGNED_IN);
  render(guarded);
  await act(async () => undefined);
  expect(title().value).toBe('Broken window');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft.'))).toEqual([]);
});
