import { LANGUAGES } from '@contract/languages';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { DeletionSection } from '../features/account/components/DeletionSection';
import { conversation } from '../features/chat/browser-conversation';
import { AnswerAddress } from '../features/chat/components/AnswerAddress';
import { UsedLink } from '../features/suppliers/invitation/UsedLink';

document.head.append(
  Object.assign(document.createElement('meta'), { name: 'site-settings', content: JSON.stringify({ mail: 'kept' }) }),
);
const browserFetch = globalThis.fetch;
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  globalThis.fetch = browserFetch;
});

const CODES = LANGUAGES.map(({ code }) => code);
type Code = (typeof CODES)[number];
const PROMISED =
  /we’ll email|nous vous (envoyons|écrirons)|nous écrirons|le enviamos|(le )?escribiremos|by email|par courriel\b/i;

/** A visitor whom no one has answered. */
function chat(email: string | null, language: Code) {
  globalThis.fetch = jest.fn<typeof fetch>(async () => Response.json({ now: false, firstAnswer: null }));
  jest.spyOn(conversation, 'address').mockResolvedValue({ email, account: false, changeable: true, stopped: false });
  const asked = {
    id: 'l1',
    sequence: 1,
    message: 'Hi',
    sender_type: 'visitor',
    automatic: false,
    state: 'sent',
  } as const;
  render(
    <Around features={['chat']} language={language}>
      <AnswerAddress lines={[{ ...asked, created_at: new Date().toISOString() }]} />
    </Around>,
  );
}

describe.each(CODES)('on an installation that sends no email, in %s,', (language) => {
  it('the chat promises a visitor none', async () => {
    chat(null, language);
    const field = await screen.findByRole('textbox');
    expect(document.body.textContent).not.toMatch(PROMISED);
    expect(field.getAttribute('aria-describedby')).toBeTruthy();
    cleanup();
    chat('me@example.com', language);
    await screen.findByText(/me@example\.com/);
    expect(document.body.textContent).not.toMatch(PROMISED);
  });

  it('deleting an account says where the link for a password is', () => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
    client.setQueryData(['two-factor'], { hasPassword: false, signInWith: [] });
    client.setQueryData(['profiles', 'deletion'], { obstacles: [] });
    render(
      <Around features={['account', '../api', '../app', '../shared']} language={language}>
        <QueryClientProvider client={client}>
          <DeletionSection profile={{ email: 'karim@example.com', userType: 'supplier' } as never} />
        </QueryClientProvider>
      </Around>,
    );
    fireEvent.click(screen.getByRole('button'));
    const { textContent } = screen.getByRole('dialog');
    expect(textContent).toMatch(/outbox|boîte d’envoi|bandeja de salida/);
    expect(textContent).not.toMatch(PROMISED);
  });

  it('a used invitation says where the sign-in link is', () => {
    render(
      <Around features={['suppliers/invitation', '../api', '../app']} language={language}>
        <UsedLink look={{ state: 'used', invites: true } as never} linkKey="k" signIn="/" />
      </Around>,
    );
    expect(document.body.textContent).toMatch(/outbox|boîte d’envoi|bandeja de salida/);
    expect(document.body.textContent).not.toMatch(PROMISED);
  });
});

it('the chat says in plain words how to get the answer', async () => {
  chat(null, 'en');
  expect(
    await screen.findByRole('textbox', {
      name: 'Leaving? Emails aren’t set up here, so open this chat again for the answer. You can leave your email address for the team.',
    }),
  ).toBeTruthy();
});
