import { LanguageContext } from '@i18n/language-context';
import { MessagesProvider } from '@i18n/messages';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { DatePassed } from './DatePassed';

const NOTE = 'This date has passed.';
const page = (
  <LanguageContext value={{ language: 'en', setLanguage: () => undefined }}>
    <MessagesProvider language="en" messages={{ 'x.passed': NOTE }}>
      <DatePassed day="2026-03-31" text="x.passed" />
    </MessagesProvider>
  </LanguageContext>
);

/** The text of a page that was built with the note or without, once it's live at a later time, and what React complained of. */
async function live(built: string, now: string) {
  jest.useFakeTimers({ now: new Date(now), doNotFake: ['queueMicrotask', 'setTimeout', 'setImmediate'] });
  document.body.innerHTML = `<div>${built}</div>`;
  const complaints: unknown[] = [];
  await act(async () => {
    hydrateRoot(document.body.firstElementChild as Element, page, {
      onRecoverableError: (error) => complaints.push(error),
    });
  });
  return { text: document.body.textContent, complaints };
}

afterEach(() => void jest.useRealTimers());

describe('the note that a date has passed', () => {
  it.each([
    ['', '2026-03-31T23:00:00Z', ''],
    ['', '2026-04-01T13:00:00Z', NOTE],
    [`<p data-passed="2026-03-31">${NOTE}</p>`, '2026-04-01T13:00:00Z', NOTE],
    // The reader's clock is wrong, or the one of the build was.
    [`<p data-passed="2026-03-31">${NOTE}</p>`, '2026-03-31T23:00:00Z', ''],
  ])(
    'is shown from the day after, whatever the build wrote, without an error of hydration',
    async (built, now, shown) => {
      expect(await live(built, now)).toEqual({ text: shown, complaints: [] });
    },
  );
});
