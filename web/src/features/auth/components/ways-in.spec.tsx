import { readFileSync } from 'node:fs';
import { connectApi } from '@api/client';
import type { Profile } from '@api/session';
import { LANGUAGES, type Language } from '@contract/languages';
import { PRODUCT } from '@contract/product';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { homeOf } from '@nav/paths';
import { Around } from '@nav/testing/Around';
import { InputPassword } from '@shared/form/inputs';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import { dismissToast } from '@ui/overlay/toastStore';
import type { ReactNode } from 'react';
import AddHome from './AddHome';
import { AuthForm } from './AuthForm';
import { DemoButton } from './DemoButton';
import { SupplierDialog } from './dialogs/SupplierDialog';
import { keptSetup } from './kept-setup';
import { RegisterForm } from './RegisterForm';
import { SetupForm } from './SetupForm';
import { SignInForm } from './SignInForm';
import { READING_MS } from './use-verification';
import VerificationDialog from './VerificationDialog';

const SESSION = {
  access_token: 't',
  user: { id: 'u', email: 'ana@example.com' },
  profile: { userType: 'landlord', firstName: 'Ana' },
};
const sent: Record<string, unknown>[] = [];

/** The server as far as a form sees it: what it answers, path by path. */
function serve(answers: Record<string, unknown>): void {
  globalThis.fetch = (async (request: Request) => {
    const path = new URL(request.url).pathname;
    sent.push({ path, ...((await request.json()) as object) });
    return new Response(JSON.stringify(answers[path] ?? {}), { status: path in answers ? 200 : 500 });
  }) as typeof fetch;
}

const show = (children: ReactNode, language: Language = 'en') =>
  render(
    <Around features={['auth', '../api', '../app']} language={language}>
      {children}
      <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
    </Around>,
  );
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  await wait(10);
};

beforeEach(() => {
  jest.useFakeTimers();
  sent.length = 0;
  connectApi({
    token: () => undefined,
    language: () => 'en',
    onToken: () => undefined,
    onSessionEnded: () => undefined,
  });
});
afterEach(() => {
  act(() => dismissToast());
  cleanup();
  jest.useRealTimers();
});

/** Expects that it is shown immediately, is still there just before its time, and has disappeared after it. */
async function expectLasts(text: string, ms: number): Promise<void> {
  expect(screen.getByText(text)).toBeTruthy();
  await wait(ms - 100);
  expect(screen.getByText(text)).toBeTruthy();
  await wait(200);
  expect(screen.queryByText(text)).toBeNull();
}

const wordsIn = (language: Language) =>
  JSON.parse(readFileSync(`web/src/features/auth/messages/${language}.json`, 'utf8')) as Record<string, string>;
const PERSON = {
  firstName: 'Ana',
  lastName: 'Ruiz',
  email: 'ana@example.com',
  companyName: 'Casa',
  phone: '1',
  password: 'correct horse',
  confirmPassword: 'correct horse',
};

describe.each(LANGUAGES.map(({ code }) => code))(
  'the messages of a sign-in page, and how long they are shown, in %s',
  (language) => {
    const words = wordsIn(language);
    const say = (id: string) => words[`auth.${id}`] ?? id;
    const fill = (values: Partial<typeof PERSON>) =>
      Object.entries(values).forEach(([id, value]) => type(say(id), value));
    const { email, password, companyName: _company, ...tenant } = PERSON;

    it('LG-015 a sign-in: 3 seconds', async () => {
      serve({ '/api/auth/signin': SESSION });
      show(<SignInForm onSignedIn={() => undefined} />, language);
      fill({ email, password });
      await press(say('login.submit'));
      await expectLasts(say('toast.signedIn'), 3000);
    });

    it('SF-002 MD-018 a demo: 3 seconds', async () => {
      serve({ '/api/auth/demo': SESSION });
      show(<DemoButton userType="supplier" onSignedIn={() => undefined} />, language);
      await press(say('demo.supplier'));
      await expectLasts(say('toast.demo'), 3000);
    });

    it('RG-006 RG-013 a registration: 4 seconds, with a welcome by name', async () => {
      serve({ '/api/auth/signup': SESSION });
      show(<RegisterForm type="landlord" onRegistered={() => undefined} />, language);
      fill(PERSON);
      await press(say('register.submit'));
      expect(
        screen.getByText(say('toast.welcome').replace('{product}', PRODUCT.name).replace('{firstName}', 'Ana')),
      ).toBeTruthy();
      await expectLasts(say('toast.accountCreated'), 4000);
    });

    it('MD-022 a supplier’s registration signs in, asks to verify the address, and names the terms beforehand', async () => {
      const signedIn = jest.fn();
      serve({ '/api/auth/signup': SESSION });
      show(<SupplierDialog onClose={() => undefined} onSignedIn={signedIn} />, language);
      fireEvent.click(screen.getByRole('tab', { name: say('tab.signUp') }));
      expect(screen.getByText(say('register.agree'))).toBeTruthy();
      fill(PERSON);
      type(say('serviceType'), 'Plumbing');
      await press(say('createAccount'));
      expect(screen.getByText(say('supplier.verify'))).toBeTruthy();
      expect(signedIn).toHaveBeenCalledWith(expect.objectContaining({ user: SESSION.user }));
    });

    it('TA-010 TA-014 a tenant’s set-up asks for six fields and checks the password; its welcome stays 4 seconds', async () => {
      serve({ '/api/auth/tenant-setup': SESSION });
      show(<SetupForm code="ABCD2345" onBack={() => undefined} onReady={() => undefined} />, language);
      fill({ ...tenant, email, password: '12345', confirmPassword: '12345' });
      await press(say('setup.submit'));
      expect(screen.getByText(say('error.passwordShort').replace('{min}', '6'))).toBeTruthy();
      expect(sent).toEqual([]);
      fill({ password: '123456', confirmPassword: '123456' });
      await press(say('setup.submit'));
      await expectLasts(say('toast.accountCreated'), 4000);
    });

    it('TA-010 the set-up says why it asks for an email address, and what comes without one', () => {
      const form = (known: string | null) =>
        show(
          <SetupForm
            code="ABCD2345"
            invitation={{ firstName: 'Kim', lastName: 'Larsen', email: known, phone: null, language }}
            onBack={() => undefined}
            onReady={() => undefined}
          />,
          language,
        );
      form(null);
      expect(screen.getByText(say('setup.noEmail'))).toBeTruthy();
      cleanup();
      form('kim@example.com');
      expect(screen.queryByText(say('setup.noEmail'))).toBeNull();
    });
  },
);

it('what failed follows the language, above the form and beside its fields, and takes the focus once', async () => {
  serve({});
  const page = (language: Language) => (
    <Around features={['auth', '../api', '../app']} language={language}>
      <SignInForm onSignedIn={() => undefined} />
      <button type="button">Elsewhere</button>
    </Around>
  );
  const { rerender } = render(page('en'));
  type('Email', 'no address');
  await press('Login');
  expect(screen.getByText('Please enter a valid email address.')).toBeTruthy();
  rerender(page('fr'));
  await wait(10);
  expect(screen.getByText('Veuillez entrer une adresse courriel valide.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Courriel'), { target: { value: 'ana@example.com' } });
  fireEvent.change(screen.getByLabelText('Mot de passe'), { target: { value: 'correct horse' } });
  await press('Se connecter');
  const said = screen.getByText('Erreur HTTP 500');
  expect(said.closest('[role=alert]')).toBe(document.activeElement);
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  rerender(page('es'));
  await wait(10);
  expect(screen.getByText('Error HTTP 500')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});

it('the second step of /tenant-access is kept for the tab, never its passwords, and ends with the set-up; another code’s link starts again', async () => {
  serve({ '/api/auth/tenant-setup': SESSION });
  show(<SetupForm code="ABCD-23-45" onBack={() => undefined} onReady={() => undefined} />);
  for (const [label, value] of [
    ['First name', 'Kim'],
    ['Last name', 'Larsen'],
    ['Email', 'kim@example.com'],
    ['Phone', '1'],
    ['Password', 'correct horse'],
    ['Confirm password', 'correct horse'],
  ] as const)
    type(label, value);
  await wait(10);
  expect(keptSetup('ABCD2345')).toEqual({
    code: 'ABCD-23-45',
    invitation: { firstName: 'Kim', lastName: 'Larsen', email: 'kim@example.com', phone: '1', language: 'en' },
  });
  expect(keptSetup('EFGH2345')).toBeUndefined();
  expect(screen.getAllByRole('textbox').every((field) => field.hasAttribute('required'))).toBe(true);
  await press('Set up my account');
  expect(keptSetup(null)).toBeUndefined();
});

describe('the verification dialog', () => {
  const held = { email: 'ana@example.com', challenge: 'c1', methods: ['email', 'sms', 'totp'] };
  const dialog = () => show(<VerificationDialog held={held} onVerified={() => undefined} onCancel={() => undefined} />);
  const code = () => screen.getByLabelText<HTMLInputElement>('Verification code');

  it('offers the authenticator app first where one is set up', () => {
    dialog();
    const [first] = screen.getAllByRole<HTMLInputElement>('radio');
    expect([first?.value, first?.checked]).toEqual(['totp', true]);
  });

  it('AD-006 AD-008 AD-009 AD-036 counts 60 seconds down before it offers to send again, takes six digits, and names the challenge each time', async () => {
    serve({ '/api/auth/request-2fa': {}, '/api/auth/verify-2fa': { valid: false, message: 'no' } });
    dialog();
    fireEvent.click(screen.getByRole('radio', { name: /Email/ }));
    await press('Send the code');
    expect(screen.getByText('Resend in 60 s')).toBeTruthy();
    await wait(59_000);
    expect(screen.getByText('Resend in 1 s')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
    await wait(1000);
    await press('Resend');
    expect(screen.getByText('Resend in 60 s')).toBeTruthy();
    fireEvent.change(code(), { target: { value: '12ab3456789' } });
    expect(code().value).toBe('123456');
    await press('Verify');
    expect(code().value).toBe('');
    expect(sent.map(({ path, challenge }) => [path, challenge])).toEqual([
      ['/api/auth/request-2fa', 'c1'],
      ['/api/auth/request-2fa', 'c1'],
      ['/api/auth/verify-2fa', 'c1'],
    ]);
  });

  it('AD-018 a right code says so, and can be read before the sign-in continues', async () => {
    serve({
      '/api/auth/request-2fa': {},
      '/api/auth/verify-2fa': { valid: true, message: 'ok', verificationToken: 't1' },
    });
    const onVerified = jest.fn();
    show(<VerificationDialog held={held} onVerified={onVerified} onCancel={() => undefined} />);
    fireEvent.click(screen.getByRole('radio', { name: /Email/ }));
    await press('Send the code');
    fireEvent.change(code(), { target: { value: '123456' } });
    await press('Verify');
    await wait(READING_MS - 100);
    expect(screen.getByText('Verification Successful')).toBeTruthy();
    expect(onVerified).not.toHaveBeenCalled();
    await wait(200);
    expect(onVerified).toHaveBeenCalledWith('t1');
  });
});

it('AD-013 AD-015 AD-034 what the second step could not do has the dialog’s own words where the server had none', async () => {
  serve({});
  show(
    <VerificationDialog
      held={{ email: 'ana@example.com', challenge: 'c1', methods: ['email'] }}
      onVerified={() => undefined}
      onCancel={() => undefined}
    />,
  );
  await press('Send the code');
  expect(screen.getByText('Failed to send verification code')).toBeTruthy();
  serve({ '/api/auth/request-2fa': {} });
  await press('Send the code');
  const code = screen.getByLabelText<HTMLInputElement>('Verification code');
  fireEvent.change(code, { target: { value: '12345' } });
  fireEvent.submit(code);
  await wait(10);
  for (const text of ['Invalid Code', 'Please enter a 6-digit verification code.'])
    expect(screen.getByText(text)).toBeTruthy();
  fireEvent.change(code, { target: { value: '123456' } });
  await press('Verify');
  for (const text of ['Verification Failed', 'Invalid verification code']) expect(screen.getByText(text)).toBeTruthy();
  expect(code.value).toBe('');
});

it('sends no new password that was written in two ways, though the checks cannot be loaded', async () => {
  const onSubmit = jest.fn(async () => undefined);
  const lost = () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  };
  show(
    <AuthForm
      initial={{ password: 'correct horse', confirmPassword: 'correct house' }}
      schema={lost}
      onSubmit={onSubmit}
      failure={String}
    >
      {() => (
        <>
          <InputPassword name="confirmPassword" autoComplete="new-password" label="Again" />
          <button type="submit">Send</button>
        </>
      )}
    </AuthForm>,
  );
  await press('Send');
  expect(screen.getByText('Passwords do not match')).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
  type('Again', 'correct horse');
  await press('Send');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('asks a tenant who came by a code for the password before a further home is added', async () => {
  const asked: [string, string | null][] = [];
  let confirmed = false;
  globalThis.fetch = (async (request: Request) => {
    const path = new URL(request.url).pathname;
    asked.push([path, request.headers.get('Idempotency-Key')]);
    if (path.endsWith('/confirm')) confirmed = true;
    return confirmed
      ? new Response('{}')
      : new Response(JSON.stringify({ error: 'x', code: 'password_required' }), { status: 401 });
  }) as typeof fetch;
  show(<AddHome code="ABCD2345" profile={{ email: 'ana@example.com' } as Profile} onOther={() => undefined} />);
  await press('Add this home');
  type('Password', 'correct horse');
  await press('Add this home');
  await wait(100);
  expect(screen.getByText('Home added')).toBeTruthy();
  expect(asked.map(([path]) => path)).toEqual([
    '/api/tenants/me/leases',
    '/api/auth/sessions/confirm',
    '/api/tenants/me/leases',
  ]);
  expect(asked[2]?.[1]).not.toBe(asked[0]?.[1]);
});

it('LG-008 LG-009 LG-010 LG-011 every role has its dashboard, an unknown one the home page', () => {
  expect(['landlord', 'supplier', 'tenant', 'admin', 'staff', 'owner', undefined].map(homeOf)).toEqual([
    '/dashboards/landlord',
    '/dashboards/supplier',
    '/dashboards/tenant',
    expect.stringContaining('admin'),
    expect.stringContaining('staff'),
    '/',
    '/',
  ]);
});
