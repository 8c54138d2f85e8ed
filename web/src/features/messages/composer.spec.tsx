import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Composer } from './components/Composer';

const browserFetch = globalThis.fetch;
const BrowserRequest = globalThis.XMLHttpRequest;
let uploaded: string[];
let sent: unknown[];
let status: number;

/** Takes every upload, and calls the document after its file. */
class Uploads extends EventTarget {
  status = 201;
  response: unknown = null;
  responseType = '';
  readonly upload = new EventTarget();
  open(): void {}
  setRequestHeader(): void {}
  send(body: FormData): void {
    const { name } = body.get('file') as File;
    uploaded.push(`${name} ${String(body.get('leaseId'))}`);
    this.response = { id: `id-of-${name}` };
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

beforeEach(() => {
  [uploaded, sent, status] = [[], [], 201];
  globalThis.XMLHttpRequest = Uploads as unknown as typeof XMLHttpRequest;
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    sent.push(await new Request(input, init).json());
    return new Response(JSON.stringify(status === 201 ? { id: 'm1' } : { code: 'conflict', error: 'x' }), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
  render(
    <Around features={['messages', '../app']}>
      <QueryClientProvider client={new QueryClient()}>
        <Composer leaseId="l1" canAttach />
      </QueryClientProvider>
    </Around>,
  );
});
afterEach(() => {
  cleanup();
  globalThis.fetch = browserFetch;
  globalThis.XMLHttpRequest = BrowserRequest;
});

const choose = (...names: string[]) =>
  act(
    async () =>
      void fireEvent.change(screen.getByLabelText('Attach files'), {
        target: { files: names.map((name) => new File(['x'], name)) },
      }),
  );
const write = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const press = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send' })));

describe('files beside a message', () => {
  it('says who can read the conversation, as roommates write in one', () => {
    const field = screen.getByRole('textbox');
    expect(field.getAttribute('aria-describedby')).not.toBeNull();
    expect(
      screen.getByText('The landlord’s team and all tenants on the lease can read this conversation.'),
    ).toBeTruthy();
  });

  it('are shared with the message alone: what was taken back first never reaches the other side', async () => {
    await choose('wrong.pdf', 'lease.pdf');
    fireEvent.click(screen.getByRole('button', { name: 'Remove wrong.pdf' }));
    expect(uploaded).toEqual([]);
    write('Here it is');
    await press();
    expect(uploaded).toEqual(['lease.pdf l1']);
    expect(sent).toEqual([{ leaseId: 'l1', message: 'Here it is', documentIds: ['id-of-lease.pdf'] }]);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('');
    expect(screen.queryByText('lease.pdf')).toBeNull();
  });

  it('stay with what was written when it is refused, which is said beside it, and are not kept twice', async () => {
    await choose('lease.pdf');
    write('Here it is');
    status = 409;
    await press();
    expect(screen.getByRole('alert').textContent).not.toBe('');
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Here it is');
    status = 201;
    await press();
    expect(uploaded).toHaveLength(1);
    expect(sent).toHaveLength(2);
  });
});
