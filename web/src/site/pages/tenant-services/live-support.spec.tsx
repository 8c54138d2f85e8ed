import { readFileSync } from 'node:fs';
import { MessagesProvider } from '@i18n/messages';
import { expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';

const startChat = jest.fn<(role: string, message: string) => Promise<void>>();
jest.unstable_mockModule('../../sections/services/start-chat', () => ({ startChat }));
const { LiveSupport } = await import('./LiveSupport');
const messages = JSON.parse(readFileSync('web/src/site/pages/tenant-services/en.json', 'utf8')) as Record<
  string,
  string
>;

it('TS-008 a message is sent to the chat once, no matter how often the button is clicked while the chat loads; one that it didn’t get stays', async () => {
  render(
    <MessagesProvider language="en" messages={messages}>
      <LiveSupport />
    </MessagesProvider>,
  );
  const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
  const start = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Start Chat' })));
  let loaded: () => void = () => undefined;
  const loading = new Promise<void>((done) => (loaded = done));
  startChat
    .mockReturnValueOnce(Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    .mockReturnValueOnce(loading);
  fireEvent.change(field(), { target: { value: 'The boiler knocks.' } });
  await start();
  expect(field().value).toBe('The boiler knocks.');
  startChat.mockClear();
  await start();
  await start();
  expect(startChat.mock.calls).toEqual([['tenant', 'General Question: The boiler knocks.']]);
  await act(async () => loaded());
  expect(field().value).toBe('');
});
