import { readFileSync } from 'node:fs';
import type { Language } from '@contract/languages';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dismissToast, toastStore } from '@ui/overlay/toastStore';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import ContactPage from './pages/ContactPage';
import DemoPage from './pages/DemoPage';
import FreeTrialPage from './pages/FreeTrialPage';
import InternationalContactPage from './pages/InternationalContactPage';

const PAGES = { contact: ContactPage, inquiry: InternationalContactPage, trial: FreeTrialPage, demo: DemoPage };
type Name = keyof typeof PAGES;
const PERSON = { 'First name': 'Ana', 'Last name': 'López' };
const FILLED: Record<Name, Record<string, string>> = {
  contact: { ...PERSON, Email: 'ana@example.com', 'Reason for contact': 'Careers', Message: 'Hello' },
  inquiry: { ...PERSON, Email: 'ana@example.com', Country: 'France', 'I am a': 'investor' },
  trial: { ...PERSON, 'Business email': 'ana@example.com', Phone: '514-555-0199', 'Number of properties': '6-20' },
  demo: { ...PERSON, Email: 'ana@example.com' },
};
const BUTTON: Record<Name, string> = {
  contact: 'Send message',
  inquiry: 'Submit Inquiry',
  trial: 'Start Free Trial',
  demo: 'Request a demo',
};
const PATH: Record<Name, string> = {
  contact: '/api/send-contact-email',
  inquiry: '/api/international-inquiry',
  trial: '/api/trial-signup',
  demo: '/api/demo-request',
};

// Words of refusals behind sign-in, which a form of the site loads when it needs one.
const frame = {
  en: async () => ({
    default: JSON.parse(readFileSync('web/src/app/layouts/messages/en.json', 'utf8')) as Record<string, string>,
  }),
};
jest.unstable_mockModule('virtual:catalogues', () => ({ catalogues: { frame } }), { virtual: true });

// What the server writes into each document about the installation.
document.head.innerHTML = '<meta name="site-settings" content=\'{"email":"office@example.com"}\'>';

const ask = jest.fn<typeof fetch>();
const sent = () => ask.mock.calls.map(([request]) => request as Request);
const answer = (status: number, body: object = { received: true }) =>
  ask.mockImplementation(async () => new Response(JSON.stringify(body), { status }));
const said = (node: ReactNode) => render(<MemoryRouter>{node}</MemoryRouter>).container.textContent;
const toasted = () => [toastStore.visible()?.title, toastStore.visible()?.message].map(said);

function show(name: Name) {
  const Page = PAGES[name];
  return render(
    <Around features={['forms']}>
      <Page />
    </Around>,
  );
}

async function fill(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = screen.getByLabelText(label);
    if (field instanceof HTMLSelectElement) await userEvent.selectOptions(field, value);
    else fireEvent.change(field, { target: { value } });
  }
}
const submit = (name: Name) => userEvent.click(screen.getByRole('button', { name: BUTTON[name] }));

beforeEach(() => {
  sessionStorage.clear();
  dismissToast();
  ask.mockReset();
  globalThis.fetch = ask;
  window.scrollTo = () => undefined;
  answer(201);
});
afterEach(() => dismissToast());

describe.each(Object.keys(PAGES) as Name[])('the form %s', (name) => {
  it('CT-012 IQ-005 TR-009 DR-007 sends what was filled in, and is empty afterwards', async () => {
    const { unmount } = show(name);
    await fill(FILLED[name]);
    await submit(name);
    await waitFor(() => expect(toastStore.visible()?.kind).toBe('success'));
    const [request] = sent();
    expect([request?.method, new URL(request?.url ?? '').pathname, request?.headers.get('Idempotency-Key')]).toEqual([
      'POST',
      PATH[name],
      expect.any(String),
    ]);
    expect(await request?.json()).toMatchObject({
      firstName: 'Ana',
      lastName: 'López',
      email: 'ana@example.com',
      language: 'en',
    });
    unmount();
    show(name);
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('');
  });

  it('CT-003 TR-007 DR-002 sends nothing while required fields are empty, and leads to the first of them', async () => {
    show(name);
    await submit(name);
    for (const text of ['First name is required', 'Last name is required', 'Email is required'])
      expect(await screen.findByText(text)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
    expect(ask).not.toHaveBeenCalled();
  });

  it('CT-011 IQ-006 TR-006 keeps what was typed after a failure and over a reload, and tries again under the same key', async () => {
    answer(500, { error: 'x', code: 'internal' });
    const { unmount } = show(name);
    await fill(FILLED[name]);
    await submit(name);
    await waitFor(() => expect(toastStore.visible()?.kind).toBe('error'));
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana');
    await submit(name);
    await waitFor(() => expect(sent()).toHaveLength(2));
    const [first, second] = sent().map(({ headers }) => headers.get('Idempotency-Key'));
    expect(second).toBe(first);
    unmount();
    show(name);
    expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ana');
  });

  it('a lost network keeps every field, names the support address, and the button sends it once the network is back', async () => {
    ask.mockImplementation(async () => Promise.reject(new TypeError('down')));
    show(name);
    await fill(FILLED[name]);
    await submit(name);
    await waitFor(() => expect(toastStore.visible()?.kind).toBe('error'));
    for (const [label, value] of Object.entries(FILLED[name]))
      expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe(value);
    expect(toasted()[1]).toContain('office@example.com');
    answer(201);
    await submit(name);
    await waitFor(() => expect(toastStore.visible()?.kind).toBe('success'));
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'));
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  it('two clicks in a row send it once', async () => {
    show(name);
    await fill(FILLED[name]);
    const button = screen.getByRole('button', { name: BUTTON[name] });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(toastStore.visible()?.kind).toBe('success'));
    expect(sent()).toHaveLength(1);
  });

  it('an open failure message follows the language', async () => {
    answer(500, { error: 'x', code: 'internal' });
    const Page = PAGES[name];
    const page = (language: Language) => (
      <Around features={['forms']} language={language}>
        <Page />
      </Around>
    );
    const { rerender } = render(page('en'));
    await fill(FILLED[name]);
    await submit(name);
    await waitFor(() => expect(toastStore.visible()?.kind).toBe('error'));
    const english = toasted();
    rerender(page('fr'));
    expect(toasted().filter((text, at) => !text || text === english[at])).toEqual([]);
    act(() => dismissToast());
    rerender(page('es'));
    expect(toastStore.visible()).toBeNull();
  });

  it('puts the server’s complaint beside the field', async () => {
    answer(400, {
      error: 'x',
      code: 'invalid_input',
      details: [{ field: 'lastName', message: 'lastName is too long', code: 'too_long', values: { max: 80 } }],
    });
    show(name);
    await fill(FILLED[name]);
    await submit(name);
    expect(await screen.findByText('Use at most 80 characters.')).toBeTruthy();
    expect(screen.queryByText('lastName is too long')).toBeNull();
  });
});

it('keeps its key while the first try still runs', async () => {
  answer(409, { error: 'x', code: 'request_running' });
  show('contact');
  await fill(FILLED.contact);
  await submit('contact');
  await waitFor(() => expect(toastStore.visible()?.kind).toBe('error'));
  expect(sent()).toHaveLength(1);
  await submit('contact');
  await waitFor(() => expect(sent()).toHaveLength(2));
  const [first, second] = sent().map(({ headers }) => headers.get('Idempotency-Key'));
  expect(second).toBe(first);
});

describe('the documented words', () => {
  it('CT-004 CT-005 CT-006 of the contact form', async () => {
    show('contact');
    await fill({ Email: 'ana' });
    await submit('contact');
    for (const text of ['Invalid email address', 'Please select a reason', 'Please enter a message'])
      expect(await screen.findByText(text)).toBeTruthy();
    const reasons = [...screen.getByLabelText('Reason for contact').querySelectorAll('option')].map(
      ({ textContent }) => textContent,
    );
    expect(reasons).toHaveLength(12);
  });

  const SUCCESS: Record<Name, [string, RegExp]> = {
    contact: ['Message sent successfully!', /^We’ll get back to you as soon as possible\.$/],
    inquiry: ['Inquiry Submitted', /2-3 business days/],
    trial: ['Trial Request Submitted!', /within 24 hours/],
    demo: ['Demo request sent', /within 24 hours/],
  };
  it.each(Object.keys(SUCCESS) as Name[])('CT-007 CT-008 IQ-005 TR-005 after sending %s', async (name) => {
    show(name);
    await fill(FILLED[name]);
    await submit(name);
    const [title, message] = SUCCESS[name];
    await waitFor(() => expect(toasted()).toEqual([title, expect.stringMatching(message)]));
  });

  const FAILURE: Record<Name, [string, string]> = {
    contact: ['Error sending message', 'Please try again or email us directly: office@example.com'],
    inquiry: ['Submission Failed', 'There was an error submitting your inquiry. Please try again. office@example.com'],
    trial: ['Submission Error', 'Please try again or contact support. office@example.com'],
    demo: ['Submission Error', 'Please try again or contact support. office@example.com'],
  };
  it.each(Object.keys(FAILURE) as Name[])('CT-010 IQ-006 IQ-007 TR-006 when %s fails', async (name) => {
    ask.mockImplementation(async () => Promise.reject(new TypeError('down')));
    show(name);
    await fill(FILLED[name]);
    await submit(name);
    await waitFor(() => expect(toasted()).toEqual(FAILURE[name]));
  });

  it('IQ-003 when something is missing in the inquiry', async () => {
    show('inquiry');
    await fill({ 'First name': 'Ana' });
    await submit('inquiry');
    await waitFor(() => expect(toasted()).toEqual(['Missing Information', 'Please fill in all required fields.']));
    expect(ask).not.toHaveBeenCalled();
  });

  it('IQ-004 while the inquiry is under way', async () => {
    ask.mockImplementation(() => new Promise(() => undefined));
    show('inquiry');
    await fill(FILLED.inquiry);
    await submit('inquiry');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Submitting...' })).disabled).toBe(true);
  });

  it('IQ-012 IQ-013 of the inquiry’s promise and countries', () => {
    show('inquiry');
    expect(screen.getByText('We answer within 2-3 business days.')).toBeTruthy();
    for (const country of [
      'France',
      'United Kingdom',
      'Germany',
      'Japan',
      'United Arab Emirates',
      'New Zealand',
      'Australia',
    ]) {
      expect(screen.getAllByText(country).length).toBeGreaterThan(0);
    }
  });

  it('TR-004 TR-008 of the trial: what is promised, and thanks with a way home', async () => {
    show('trial');
    for (const text of ['7 days free', 'No credit card required', 'Our sales team contacts you within 24 hours'])
      expect(screen.getByText(text)).toBeTruthy();
    await fill(FILLED.trial);
    await submit('trial');
    expect(await screen.findByRole('heading', { name: 'Thank you, Ana!' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Homepage' }).getAttribute('href')).toBe('/');
  });

  const FIELDS: Record<Name, readonly string[]> = {
    contact: ['firstName', 'lastName', 'email', 'company', 'reason', 'message'],
    inquiry: ['firstName', 'lastName', 'email', 'country', 'userType', 'companyName', 'message'],
    trial: [
      'firstName',
      'lastName',
      'email',
      'phone',
      'propertyCount',
      'companyName',
      'currentSoftware',
      'primaryChallenge',
      'heardAbout',
    ],
    demo: ['firstName', 'lastName', 'email', 'company', 'phone', 'propertyCount', 'message'],
  };
  it.each(Object.keys(FIELDS) as Name[])('CT-002 IQ-001 TR-001 DR-001 of the fields of %s, and no others', (name) => {
    const { container } = show(name);
    const fields = [...container.querySelectorAll<HTMLInputElement>('input, select, textarea')]
      .map((field) => field.name)
      .filter((field) => field !== 'website');
    expect(fields).toEqual(FIELDS[name]);
  });

  it('TR-002 TR-003 of the trial’s choices', () => {
    show('trial');
    const valuesOf = (label: string) =>
      [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ value }) => value).filter(Boolean);
    expect(valuesOf('Number of properties')).toEqual(['1-5', '6-20', '21-50', '51-100', '100+']);
    expect(valuesOf('How did you hear about us?')).toEqual([
      'google',
      'social',
      'referral',
      'advertising',
      'event',
      'other',
    ]);
  });

  it.each([
    [
      'fr',
      'Envoyer le message',
      [
        'Le prénom est obligatoire',
        'Le courriel est obligatoire',
        'Veuillez choisir un motif',
        'Veuillez écrire un message',
      ],
    ],
    [
      'es',
      'Enviar mensaje',
      [
        'El nombre es obligatorio',
        'El correo electrónico es obligatorio',
        'Seleccione un motivo',
        'Escriba un mensaje',
      ],
    ],
  ] as const)('LN-012 of what is missing in the contact form, in %s', async (language, button, texts) => {
    render(
      <Around features={['forms']} language={language}>
        <ContactPage />
      </Around>,
    );
    await userEvent.click(screen.getByRole('button', { name: button }));
    for (const text of texts) expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });

  it('DR-003 DR-004 of the demo', () => {
    show('demo');
    for (const text of ['We contact you within 24 hours', 'A 30-minute session'])
      expect(screen.getByText(text)).toBeTruthy();
    const counts = [...screen.getByLabelText('Number of properties').querySelectorAll('option')].map(
      ({ value }) => value,
    );
    expect(counts).toEqual(['', '1-10', '11-50', '51-100', '100+']);
  });
});
