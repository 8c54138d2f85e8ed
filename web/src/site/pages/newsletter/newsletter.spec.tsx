import { readFileSync } from 'node:fs';
import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { act, fireEvent, render, screen } from '@testing-library/react';

const wordsOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
const mail = { en: async () => ({ default: wordsOf('web/src/shared/mail/messages/en.json') }) };
jest.unstable_mockModule('virtual:catalogues', () => ({ catalogues: { mail } }), { virtual: true });

afterEach(stopPlaying);

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
