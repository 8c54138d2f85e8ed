import { readFileSync } from 'node:fs';
import { LanguageContext } from '@i18n/language-context';
import { MessagesProvider } from '@i18n/messages';
import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

const wordsOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const page = { en: async () => ({ default: wordsOf('web/src/site/pages/newsletter/en.json') }) };
const mail = { en: async () => ({ default: wordsOf('web/src/shared/mail/messages/en.json') }) };
jest.unstable_mockModule('virtual:catalogues', () => ({ catalogues: { mail, 'page/newsletter': page } }), {
  virtual: true,
});

afterEach(() => {
  cleanup();
  stopPlaying();
});

it('says where the link is kept, before and after sending, on an installation without SMTP', async () => {
  document.head.append(
    Object.assign(document.createElement('meta'), { name: 'site-settings', content: JSON.stringify({ mail: 'kept' }) }),
  );
  const asked: unknown[] = [];
  playServer((method, path, body) => {
    asked.push([method, path, (body as { email: string }).email]);
    return [202, { received: true }];
  });
  const { default: NewsletterForm } = await import('./NewsletterForm');
  await act(
    async () =>
      void render(
        <Around features={['forms', '../api', '../shared/mail']}>
          <NewsletterForm />
        </Around>,
      ),
  );
  expect(await screen.findByText(/doesn’t send email yet/)).toBeDefined();
  const input = document.querySelector('input[name=email]') as HTMLInputElement;
  await act(async () => void fireEvent.change(input, { target: { value: 'ana@example.com' } }));
  await act(async () => void fireEvent.submit(input.form as HTMLFormElement));
  expect(await screen.findByText('Email isn’t set up here')).toBeDefined();
  expect(asked).toEqual([['POST', '/api/newsletter', 'ana@example.com']]);
  expect(document.body.textContent).toMatch(/Messages are kept in the outbox/);
  expect(document.body.textContent).not.toMatch(/on its way|Check your email/);
});

it.each([
  [200, 'You’re unsubscribed', /We won’t send any more sales emails to ana@example\.com/],
  [404, 'This link no longer works', /Open the link in our latest email, or contact us/],
] as const)(
  'the link of a sales email says what it stops, and with a %i what happened',
  async (status, title, text) => {
    playServer(() => [status, status === 200 ? { email: 'ana@example.com' } : { code: 'not_found', error: '' }]);
    const messages = Object.assign(
      {},
      ...['messages', 'sections/stub/messages', 'pages/newsletter'].map((folder) =>
        wordsOf(`web/src/site/${folder}/en.json`),
      ),
    ) as Record<string, string>;
    const { default: NewsletterPage } = await import('./page');
    await act(
      async () =>
        void render(
          <MemoryRouter initialEntries={['/newsletter?stop=t']}>
            <LanguageContext value={{ language: 'en', setLanguage: () => undefined }}>
              <MessagesProvider language="en" messages={messages}>
                <NewsletterPage />
              </MessagesProvider>
            </LanguageContext>
          </MemoryRouter>,
        ),
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sales emails');
    expect(await screen.findByText(title)).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(document.title).toMatch(/^Sales emails · /);
  },
);
