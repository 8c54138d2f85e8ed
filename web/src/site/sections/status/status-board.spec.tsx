import { readFileSync } from 'node:fs';
import { MessagesProvider } from '@i18n/messages';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StatusBoard } from './StatusBoard';

const browserFetch = globalThis.fetch;
const WORDS = JSON.parse(readFileSync('web/src/site/pages/system-status/en.json', 'utf8')) as Record<string, string>;

afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
});

describe('the system status', () => {
  it('asks the website, the application and the API from the reader’s browser, and again on demand', async () => {
    const asked: string[] = [];
    let down = '/healthz';
    globalThis.fetch = jest.fn(async (path: string) => {
      asked.push(path);
      return new Response('', { status: path === down ? 503 : 200 });
    }) as unknown as typeof fetch;
    render(
      <Around features={['../app']}>
        <MessagesProvider language="en" messages={WORDS}>
          <StatusBoard id="system-status.board" />
        </MessagesProvider>
      </Around>,
    );
    expect(await screen.findAllByText('Operational')).toHaveLength(2);
    expect(screen.getAllByText('No answer')).toHaveLength(1);
    expect(asked).toEqual(['/ping', '/healthz', '/api/openapi.json']);
    down = '';
    fireEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findAllByText('Operational')).toHaveLength(3);
    expect(asked).toHaveLength(6);
  });
});
