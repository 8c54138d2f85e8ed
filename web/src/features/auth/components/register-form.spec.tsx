import { connectApi } from '@api/client';
import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RegisterForm, type RegisterType } from './RegisterForm';

connectApi({ token: () => undefined, language: () => 'en', onToken: () => undefined, onSessionEnded: () => undefined });
afterEach(() => {
  cleanup();
  stopPlaying();
});

/** Fills in the person alone; the answer fills with what is sent. */
async function registerAs(type: RegisterType): Promise<unknown[]> {
  const sent: unknown[] = [];
  playServer((_method, _path, body) => {
    sent.push(body);
    return [500, { error: 'x', code: 'internal', requestId: 'r' }];
  });
  await act(
    async () =>
      void render(
        <Around features={['auth', 'auth/links', '../api', '../app']}>
          <RegisterForm type={type} onRegistered={() => undefined} />
        </Around>,
      ),
  );
  const person = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: 'ana@example.com',
    password: 'correct horse',
    confirmPassword: 'correct horse',
  };
  for (const [name, value] of Object.entries(person))
    fireEvent.change(document.querySelector(`input[name=${name}]`) as HTMLInputElement, { target: { value } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Create account' })));
  return sent;
}

const needed = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`)?.required;

it('RG-006 asks a landlord for a company name and a phone number, and takes one who has neither', async () => {
  const sent = await registerAs('landlord');
  await waitFor(() => expect(sent).toMatchObject([{ firstName: 'Ana', companyName: '', phone: '' }]));
  expect([needed('companyName'), needed('phone')]).toEqual([false, false]);
  expect(screen.getAllByText('optional')).toHaveLength(2);
  expect(screen.queryByText('All fields are required.')).toBeNull();
});

it('RG-006 RG-010 asks a supplier for both', async () => {
  const sent = await registerAs('supplier');
  await screen.findByText('Phone is required');
  expect(sent).toEqual([]);
  expect([needed('companyName'), needed('phone')]).toEqual([true, true]);
  expect(screen.getAllByText(/company name/i).length).toBeGreaterThan(0);
  expect(screen.getByText('All fields are required.')).toBeDefined();
});
