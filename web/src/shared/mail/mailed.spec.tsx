import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@contract/languages';
import { describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, render, screen } from '@testing-library/react';

const wordsOf = (language: Language) =>
  JSON.parse(readFileSync(`web/src/shared/mail/messages/${language}.json`, 'utf8')) as Record<string, string>;
const mail = Object.fromEntries(LANGUAGES.map(({ code }) => [code, async () => ({ default: wordsOf(code) })]));
jest.unstable_mockModule('virtual:catalogues', () => ({ catalogues: { mail } }), { virtual: true });

/** The page as the server writes it for an installation with or without SMTP. */
async function show(setting: 'smtp' | 'kept', part?: 'code', language: Language = 'en') {
  document.head.append(
    Object.assign(document.createElement('meta'), {
      name: 'site-settings',
      content: JSON.stringify({ mail: setting }),
    }),
  );
  const { Mailed } = await import('./Mailed');
  await act(
    async () =>
      void render(
        <Around features={[]} language={language}>
          <p>
            <Mailed to="ana@example.com" part={part}>
              We’ve sent a link to ana@example.com.
            </Mailed>
          </p>
        </Around>,
      ),
  );
}

describe('words that promise a mail', () => {
  it('say where the message is instead, on an installation without SMTP', async () => {
    await show('kept');
    expect(
      await screen.findByText(/The message to ana@example.com wasn’t emailed. It’s kept in the outbox/),
    ).toBeTruthy();
    expect(screen.queryByText(/We’ve sent/)).toBeNull();
  });

  it('say code where the message has no link', async () => {
    await show('kept', 'code');
    expect((await screen.findByText(/The code for ana@example.com wasn’t emailed/)).textContent).not.toContain('link');
  });
});
