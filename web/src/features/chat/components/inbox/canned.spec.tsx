import { session as signedIn, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { useCanned } from '@shared/use-canned';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import { useState, type ReactNode } from 'react';
import { CannedDialog } from './CannedDialog';

const HELLO = {
  id: 'h',
  shortcut: 'hello',
  textEn: 'Hello {name}, I’m {agent}.',
  textFr: 'Bonjour {name}.',
  textEs: null,
  version: 3,
};
const HOURS = { id: 'o', shortcut: 'hours', textEn: 'We’re here from 9 to 5.', textFr: null, textEs: null, version: 1 };

let answers: object[];
let asked: [method: string, path: string, body: unknown][];

beforeEach(() => {
  [answers, asked] = [[HELLO, HOURS], []];
  playServer((method, path, body) => {
    if (method === 'GET') return [200, answers];
    asked.push([method, path, body]);
    return method === 'DELETE' ? [200, {}] : [200, HELLO];
  });
  const profile = { userId: 'me', firstName: 'Zoe', userType: 'staff', staffRole: 'manager' };
  act(() => signedIn.begin({ access_token: 'x', profile } as unknown as SignedIn));
});
afterEach(() => {
  cleanup();
  act(() => signedIn.end('signed-out'));
  stopPlaying();
});

const show = (children: ReactNode) =>
  render(
    <Around features={['chat', 'chat/components/inbox', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        {children}
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </QueryClientProvider>
    </Around>,
  );

function Writing({ language }: { language: 'en' | 'fr' | 'es' }) {
  const [text, setText] = useState('');
  const canned = useCanned({ name: 'Ana Ruiz', language }, text, setText);
  return (
    <>
      <textarea value={text} onChange={({ target }) => setText(target.value)} onKeyDown={canned.press} />
      <ul>
        {canned.shown.map((one, at) => (
          <li key={one.id} aria-current={at === canned.chosen}>
            {one.shortcut}
          </li>
        ))}
      </ul>
    </>
  );
}

describe('CANNED-02 “/” while an answer is written', () => {
  const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  const type = (value: string) => fireEvent.change(box(), { target: { value } });
  const offered = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

  it('offers what begins alike, and puts the reader’s language and the names in', async () => {
    show(<Writing language="fr" />);
    type('Ok /h');
    await waitFor(() => expect(offered()).toEqual(['hello', 'hours']));
    type('Ok /he');
    expect(offered()).toEqual(['hello']);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(box().value).toBe('Ok Bonjour Ana.');
    expect(offered()).toEqual([]);
  });

  it('falls back to English, moves by arrow, and leaves the text alone after Escape', async () => {
    show(<Writing language="es" />);
    type('/h');
    await waitFor(() => expect(offered()).toHaveLength(2));
    fireEvent.keyDown(box(), { key: 'ArrowDown' });
    fireEvent.keyDown(box(), { key: 'Tab' });
    expect(box().value).toBe('We’re here from 9 to 5.');
    type('/he');
    fireEvent.keyDown(box(), { key: 'Escape' });
    expect([offered(), box().value]).toEqual([[], '/he']);
    type('and/or');
    expect(offered()).toEqual([]);
  });
});

describe('the shared answers', () => {
  it('CANNED-02 are changed with the version that was read', async () => {
    show(<CannedDialog onClose={() => undefined} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Change /hello' }));
    const english = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'English text' });
    expect(english.value).toBe(HELLO.textEn);
    fireEvent.change(english, { target: { value: 'Hi {name}' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save response' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]).toEqual([
      'PUT',
      '/api/chat-answers/h',
      { shortcut: 'hello', textEn: 'Hi {name}', textFr: 'Bonjour {name}.', textEs: '', version: 3 },
    ]);
    await screen.findByRole('heading', { name: 'Add a canned response' });
  });

  it('CANNED-02 say at the field which shortcuts there can be, keep what is typed, and take capitals as small letters', async () => {
    show(<CannedDialog onClose={() => undefined} />);
    const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
    await screen.findByRole('heading', { name: 'Add a canned response' });
    fireEvent.change(box(/^Shortcut/), { target: { value: 'bad one' } });
    fireEvent.change(box(/^English text/), { target: { value: 'Our prices' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add response' }));
    expect(await screen.findByText(/^Use only lowercase letters, digits and hyphens/)).toBeTruthy();
    expect([asked, box(/^English text/).value]).toEqual([[], 'Our prices']);
    fireEvent.change(box(/^Shortcut/), { target: { value: 'Price' } });
    await waitFor(() => expect(screen.queryByText(/^Use only lowercase letters/)).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Add response' }));
    await waitFor(() => expect(asked).toMatchObject([['POST', '/api/chat-answers', { shortcut: 'price' }]]));
  });

  it('ROLE-11 say to others than managers who writes them', async () => {
    answers = [];
    const profile = { userId: 'me', firstName: 'Zoe', userType: 'staff', staffRole: 'support' };
    act(() => signedIn.begin({ access_token: 'x', profile } as unknown as SignedIn));
    show(<CannedDialog onClose={() => undefined} />);
    expect(await screen.findByText('There are no canned responses yet. Your team manager writes them.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add response' })).toBeNull();
  });

  it('CANNED-02 are deleted with a way back', async () => {
    show(<CannedDialog onClose={() => undefined} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete /hours' }));
    await waitFor(() => expect(asked).toEqual([['DELETE', '/api/chat-answers/o', undefined]]));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]).toMatchObject(['POST', '/api/chat-answers', { shortcut: 'hours', textEn: HOURS.textEn }]);
  });
});
