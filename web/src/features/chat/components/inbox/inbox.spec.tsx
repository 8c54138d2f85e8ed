import { runInThisContext } from 'node:vm';
import { tellNews } from '@api/live-news';
import { readAgain } from '@api/read-again';
import { session as signedIn, type SignedIn } from '@api/session';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { InboxSession } from '../../api/inbox';
import { askForNote } from '../../note-opener';
import InboxPage from '../../pages/InboxPage';

const ME = 'me';
const chat = (id: string, more: Partial<InboxSession> = {}): InboxSession => ({
  id,
  status: 'open',
  state: 'waiting',
  visitorId: `visitor-${id}`,
  personId: null,
  name: `Person ${id}`,
  role: 'general',
  service: null,
  language: 'en',
  assignedTo: null,
  assignedName: null,
  lastMessage: null,
  lastMessageAt: null,
  lastId: null,
  lastLanguage: null,
  lastOwn: false,
  waitingSince: null,
  unread: 0,
  createdAt: '2026-11-23T12:00:00Z',
  closedAt: null,
  closedByName: null,
  closeReason: null,
  team: null,
  tags: [],
  ticketId: null,
  leadId: null,
  version: 1,
  ...more,
});
interface Sent {
  path: string;
  body: Record<string, unknown>;
}
// Node's `fetch` accepts only Node's own abort signals, but jsdom replaces them.
globalThis.AbortController = runInThisContext('AbortController') as typeof AbortController;
const browserFetch = globalThis.fetch;
let chats: InboxSession[];
let drafts: Record<string, string>;
let noteDrafts: Record<string, string>;
let lines: object[];
let notes: object[];
let team: object[];
let teams: Record<string, number>;
let canned: object[];
let linesFail: boolean;
let lost: boolean;
let client: QueryClient;
let visitor: object;
let sent: Sent[];
/** The server's response to a change. */
let decide: (asked: Sent) => Response | Promise<Response>;
let go: (to: string) => void;
let address: string;

function read(path: string): unknown {
  const [, , , id = '', part] = path.split('/');
  const counts = { waiting: 0, mine: 0, others: 0, closed: 0, closedAtMost: 100 };
  if (path === '/api/chat-inbox/counts') return { ...counts, teams };
  if (path === '/api/chat-answers') return canned;
  if (path === '/api/chat-inbox/team') return team;
  if (part === 'desk') return { seen: 0, draft: drafts[id] ?? null, noteDraft: noteDrafts[id] ?? null };
  if (part === 'visitor') return visitor;
  if (part === 'notes') return notes;
  if (part === 'lines') return lines;
  return chats.find((one) => one.id === id) ?? [];
}

async function answer(request: Request): Promise<Response> {
  const path = new URL(request.url).pathname;
  if (path.endsWith('/lines') && linesFail) return Response.json({ code: 'internal', error: '' }, { status: 500 });
  if (lost && path === '/api/chat-inbox/a') return Response.json({ code: 'not_found', error: '' }, { status: 404 });
  if (request.method === 'GET') return Response.json(read(path));
  const asked = { path, body: (await request.json()) as Sent['body'] };
  sent.push(asked);
  const desk = /chat-inbox\/(\w+)\/desk/.exec(path)?.[1];
  if (desk && typeof asked.body.draft === 'string') drafts[desk] = asked.body.draft;
  if (desk && typeof asked.body.noteDraft === 'string') noteDrafts[desk] = asked.body.noteDraft;
  return desk ? Response.json({}) : decide(asked);
}

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    address = pathname + search;
    go = (to) => void navigate(to);
  });
  return null;
}

function open(id: string): void {
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <Around
      features={['chat', 'chat/components/inbox', '../app', '../app/layouts', '../shared']}
      at={`/dashboard/staff?session=${id}`}
    >
      <QueryClientProvider client={client}>
        <Address />
        <InboxPage />
      </QueryClientProvider>
    </Around>,
  );
}

const field = async () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' });

beforeEach(() => {
  linesFail = false;
  lost = false;
  visitor = { page: null, pageAt: null, language: 'en', account: null, others: [] };
  [chats, drafts, noteDrafts, lines, sent] = [[chat('a'), chat('b')], {}, {}, [], []];
  notes = [];
  team = [
    { id: ME, name: 'Me', role: 'manager', onDuty: true, here: true },
    { id: 'zoe', name: 'Zoe Roy', role: 'sales', onDuty: true, here: false },
    { id: 'tom', name: 'Tom Lee', role: 'support', onDuty: true, here: true },
  ];
  teams = { support: 0, sales: 0, manager: 0 };
  canned = [];
  decide = () => Response.json({});
  globalThis.fetch = jest.fn((input: RequestInfo | URL) => answer(input as Request));
  act(() => signedIn.begin({ access_token: 'x', profile: { userId: ME, firstName: 'Ana' } } as unknown as SignedIn));
});
afterEach(() => {
  act(() => signedIn.end('signed-out'));
  globalThis.fetch = browserFetch;
});

describe('a note for the team', () => {
  it('DRAFT-01 waits for its writer while they look at another conversation, and is no draft once it is added', async () => {
    open('a');
    fireEvent.click(await screen.findByRole('radio', { name: 'Internal note' }));
    const note = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' });
    fireEvent.change(await note(), { target: { value: 'Ask accounting' } });
    act(() => go('/dashboard/staff?session=b'));
    await screen.findByRole('region', { name: 'Person b' });
    await waitFor(() => expect(noteDrafts).toEqual({ a: 'Ask accounting' }));
    act(() => go('/dashboard/staff?session=a'));
    await screen.findByRole('region', { name: 'Person a' });
    fireEvent.click(await screen.findByRole('radio', { name: 'Internal note' }));
    expect((await note()).value).toBe('Ask accounting');
    fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(noteDrafts).toEqual({ a: '' }));
  });

  it('NOTE-1 is begun by its key or from the palette, and added by Ctrl+Enter', async () => {
    open('a');
    await field();
    fireEvent.keyDown(document.body, { key: 'm' });
    const note = screen.getByRole('textbox', { name: 'Your note' });
    expect(document.activeElement).toBe(note);
    fireEvent.change(note, { target: { value: 'Ask accounting' } });
    fireEvent.keyDown(note, { key: 'Enter' });
    expect(sent.filter(({ path }) => path.endsWith('/notes'))).toEqual([]);
    fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(sent.filter(({ path }) => path.endsWith('/notes'))).toHaveLength(1));
    fireEvent.click(screen.getByRole('radio', { name: 'Reply to visitor' }));
    await field();
    act(() => askForNote());
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your note' }));
  });
});

describe('an answer that arrives after the reader went on', () => {
  it('INBOX-10 leaves the address alone, and what was sent is no draft any more', async () => {
    let arrive: (response: Response) => void = () => undefined;
    decide = () => new Promise((resolve) => (arrive = resolve));
    open('a');
    fireEvent.change(await field(), { target: { value: 'We will look' } });
    fireEvent.keyDown(await field(), { key: 'Enter' });
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain('/api/chat-messages'));
    act(() => go('/dashboard/staff?session=b'));
    await screen.findByRole('region', { name: 'Person b' });
    expect(drafts).toMatchObject({ a: 'We will look' });
    await act(async () => arrive(Response.json({})));
    await waitFor(() => expect(drafts.a).toBe(''));
    expect(address).toBe('/dashboard/staff?session=b');
    act(() => go('/dashboard/staff?session=a'));
    await screen.findByRole('region', { name: 'Person a' });
    expect((await field()).value).toBe('');
  });

  it('INBOX-10 goes along with the conversation where it is still read', async () => {
    open('a');
    fireEvent.change(await field(), { target: { value: 'We will look' } });
    fireEvent.keyDown(await field(), { key: 'Enter' });
    await waitFor(() => expect(address).toContain('state=mine&session=a'));
    expect((await field()).value).toBe('');
  });
});

describe('a conversation that was handed to those who alone may read it', () => {
  it('ROLE-07 leaves the screen with what was said and the field for an answer', async () => {
    open('a');
    await field();
    lost = true;
    await act(() => client.invalidateQueries());
    expect(await screen.findByText('You can’t read this conversation anymore')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Your reply' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Person a' })).toBeNull();
  });
});

describe('the team changes while a page is open', () => {
  it('ROLE-12 a conversation says whose it was before it went back into the queue', async () => {
    const at = '2026-11-29T12:00:00Z';
    const left = {
      id: 'n',
      text: '',
      mentions: [],
      handedTeam: null,
      authorId: 'admin',
      authorName: 'Ada Admin',
      handedToName: null,
      createdAt: at,
    };
    notes = [{ ...left, leftByName: 'Ann Lee' }];
    open('a');
    expect(await screen.findByText('No longer assigned to Ann Lee')).toBeTruthy();
  });

  it('ROLE-13 a colleague who was chosen and left the team can’t be handed anything', async () => {
    open('a');
    await field();
    fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Hand over' })));
    const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Colleague or team' });
    await within(list).findByRole('option', { name: /Zoe Roy/ });
    fireEvent.change(list, { target: { value: 'zoe' } });
    const send = () => screen.getAllByRole<HTMLButtonElement>('button', { name: 'Hand over' }).at(-1);
    expect(send()?.disabled).toBe(false);
    team = team.slice(0, 1);
    act(() => readAgain(client, ['people', 'chat-team']));
    await waitFor(() => expect(send()?.disabled).toBe(true));
    expect(within(list).queryByRole('option', { name: /Zoe Roy/ })).toBeNull();
  });
});

describe('who is typing', () => {
  it('TYPE-04 shows visitor and colleagues of the conversation that is read, and not oneself', async () => {
    open('a');
    await field();
    const types = (...ids: string[]) => act(() => tellNews({ resources: ['chat-typing'], ids }));
    types('b', 'zoe');
    types('a', ME);
    expect(screen.queryByText(/typing…/)).toBeNull();
    types('a');
    expect(screen.getByText('Person a is typing…')).toBeTruthy();
    types('a', 'zoe');
    expect(await screen.findByText('Person a and Zoe Roy are typing…')).toBeTruthy();
  });
});

describe('the visitor', () => {
  const other = {
    id: 'b',
    status: 'closed',
    role: 'general',
    service: null,
    sameAs: 'browser',
    lastMessage: 'An earlier question',
    lastMessageAt: '2026-11-20T12:00:00Z',
  };
  const show = async () => {
    open('a');
    await field();
    fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
    fireEvent.click(screen.getByRole('menuitem', { name: 'About the visitor' }));
    return within(await screen.findByRole('complementary', { name: 'About the visitor' }));
  };

  it('VISITOR-01 shows the page, and follows it', async () => {
    const pageAt = '2026-11-29T12:00:00Z';
    visitor = { ...visitor, page: '/pricing', pageAt };
    const panel = await show();
    expect((await panel.findByRole('link', { name: '/pricing' })).getAttribute('target')).toBe('_blank');
    visitor = { ...visitor, page: '/features', pageAt };
    act(() => tellNews({ resources: ['chat-page'], ids: ['b'] }));
    act(() => tellNews({ resources: ['chat-page'], ids: ['a'] }));
    expect(await panel.findByRole('link', { name: '/features' })).toBeTruthy();
    const reads = jest.mocked(fetch).mock.calls.filter(([asked]) => (asked as Request).url.endsWith('/a/visitor'));
    expect(reads).toHaveLength(2);
  });

  it('VISITOR-02 links the account to the person', async () => {
    visitor = {
      ...visitor,
      account: {
        id: 'p',
        name: 'Ana',
        email: 'ana@example.com',
        userType: 'tenant',
        accountName: null,
        suspended: true,
      },
    };
    const panel = await show();
    expect((await panel.findByRole('link', { name: 'Ana' })).getAttribute('href')).toBe('/dashboards/staff/people/p');
    expect(panel.getByText('Tenant · Suspended')).toBeTruthy();
  });

  it('VISITOR-03 opens another conversation in its place, and remembers that it was read', async () => {
    visitor = { ...visitor, others: [other] };
    const panel = await show();
    lines = [
      {
        id: 'l',
        conversation_id: 'b',
        sequence: 3,
        message: 'All of the question',
        sender_type: 'visitor',
        sender_name: null,
        automatic: false,
        language: 'en',
        message_type: 'text',
        created_at: '2026-11-20T12:00:00Z',
      },
    ];
    const details = (await panel.findByText('An earlier question')).closest('details')!;
    expect(sent.map(({ path }) => path)).not.toContain('/api/chat-inbox/b/desk');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(await panel.findByText('All of the question')).toBeTruthy();
    await waitFor(() => expect(sent).toContainEqual({ path: '/api/chat-inbox/b/desk', body: { seen: 3 } }));
    expect(address).toBe('/dashboard/staff?session=a');
  });
});

describe('what staff read after a change', () => {
  it('the message about a new lead opens it', async () => {
    decide = () => Response.json({ id: 'l9' });
    open('a');
    await field();
    render(<Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />);
    fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Create lead' })));
    for (const [name, value] of [
      ['First name', 'Ana'],
      ['Last name', 'Ruiz'],
      ['Email', 'ana@example.com'],
    ] as const)
      fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Create lead' }));
    // The message is shown in the dialog until that is closed.
    await waitFor(() => expect(screen.queryByText('Create a lead')).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Open' }));
    await waitFor(() => expect(address).toMatch(/\/leads\/l9$/));
  });

  it('who put them off duty is said to those whose inbox is open, and nothing when they did so themselves', async () => {
    open('a');
    render(<Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />);
    const duty = await screen.findByRole<HTMLInputElement>('switch', { name: 'On duty' });
    const turned = async (onDuty: boolean, dutyBy: string | null) => {
      team = [{ id: ME, name: 'Me', role: 'manager', onDuty, here: true, dutyBy }];
      await act(async () => readAgain(client, ['chat-team']));
      await waitFor(() => expect(duty.checked).toBe(onDuty));
    };
    await turned(false, null);
    expect(screen.queryByText(/put you/)).toBeNull();
    await turned(true, 'Zoe Roy');
    expect(await screen.findByText('Zoe Roy put you on duty.')).toBeTruthy();
    await turned(false, 'Zoe Roy');
    expect(await screen.findByText(/^Zoe Roy put you off duty/)).toBeTruthy();
  });
});

describe('a conversation and the teams', () => {
  const handOver = async () => {
    open('a');
    await field();
    fireEvent.click(screen.getByRole('button', { name: 'More actions' }));
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Hand over' })));
    await screen.findByRole('option', { name: 'Team: Sales' });
    return screen.getByRole<HTMLSelectElement>('combobox', { name: 'Colleague or team' });
  };

  it('TEAM-03 says before that no one of the team is on duty, and hands it over all the same', async () => {
    const list = await handOver();
    fireEvent.change(list, { target: { value: 'support' } });
    expect(screen.queryByText(/is on duty now/)).toBeNull();
    fireEvent.change(list, { target: { value: 'sales' } });
    expect(screen.getByText(/^No one in Sales is on duty now/)).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Hand over' }).at(-1) as Element);
    await waitFor(() =>
      expect(sent).toContainEqual({ path: '/api/chat-inbox/a/hand-over', body: { team: 'sales', note: '' } }),
    );
  });

  it('TEAM-01 names the team in the head, and offers the teams that visitors wait for', async () => {
    chats = [chat('a', { team: 'sales' })];
    teams = { support: 0, sales: 2, manager: 0 };
    open('a');
    expect(await screen.findByText(/Waiting for Sales/)).toBeTruthy();
    fireEvent.change(await screen.findByRole('combobox', { name: 'Team' }), { target: { value: 'sales' } });
    await waitFor(() => expect(address).toBe('/dashboard/staff?team=sales&session=a'));
    const asked = jest.mocked(fetch).mock.calls.map(([request]) => (request as Request).url);
    expect(asked.some((url) => url.includes('state=waiting') && url.includes('team=sales'))).toBe(true);
  });
});

describe('an @ in a note', () => {
  const noteField = async () => {
    fireEvent.click(await screen.findByRole('radio', { name: 'Internal note' }));
    return screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' });
  };
  const type = (box: HTMLTextAreaElement, value: string) => fireEvent.change(box, { target: { value } });
  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  it('NOTE-06 offers colleagues who can read it, by keyboard, and sends whom the note names', async () => {
    open('a');
    const box = await noteField();
    await act(async () => type(box, 'Ask @'));
    await waitFor(() => expect(offered()).toEqual(['Tom Lee Support']));
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(box.value).toBe('Ask @Tom Lee ');
    fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
    const body = { text: 'Ask @Tom Lee', mentions: ['tom'] };
    await waitFor(() => expect(sent).toContainEqual({ path: '/api/chat-inbox/a/notes', body }));
  });

  it('NOTE-06 offers sales in a conversation that waits for sales', async () => {
    chats = [chat('a', { team: 'sales' })];
    open('a');
    const box = await noteField();
    await act(async () => type(box, '@zo'));
    await waitFor(() => expect(offered()).toEqual(['Zoe Roy Sales']));
    fireEvent.keyDown(box, { key: 'Escape' });
    expect([offered(), box.value]).toEqual([[], '@zo']);
  });

  it('NOTE-06 marks the names in a note that was written', async () => {
    const note = { id: 'n', text: 'For @Tom Lee', mentions: ['Tom Lee'], handedTeam: null, handedToName: null };
    notes = [{ ...note, leftByName: null, authorId: ME, authorName: 'Me', createdAt: '2026-11-29T12:00:00Z' }];
    open('a');
    expect((await screen.findByText('@Tom Lee')).tagName).toBe('SPAN');
  });
});

it('CANNED-03 “/” in an answer puts in the shared text in the visitor’s language, with the names', async () => {
  canned = [
    { id: 'h', shortcut: 'hello', textEn: 'Hello {name}', textFr: 'Bonjour {name}, ici {agent}.', textEs: null },
  ];
  chats = [chat('a', { name: 'Léa Roy', language: 'fr' })];
  open('a');
  const box = await field();
  fireEvent.change(box, { target: { value: '/he' } });
  await screen.findByRole('option', { name: /hello/ });
  fireEvent.keyDown(box, { key: 'Enter' });
  expect(box.value).toBe('Bonjour Léa, ici Ana.');
  expect(sent.filter(({ path }) => path === '/api/chat-messages')).toEqual([]);
});

describe('handing a conversation over that a colleague answers', () => {
  const mutations = () => sent.filter(({ path }) => path.endsWith('/hand-over')).map(({ body }) => body);
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  async function choose(): Promise<void> {
    open('a');
    await field();
    await press('More actions');
    await act(async () => fireEvent.click(screen.getByRole('menuitem', { name: 'Hand over' })));
    await screen.findByRole('option', { name: 'Zoe Roy · Sales' });
    fireEvent.change(screen.getByRole('combobox', { name: /Colleague/ }), { target: { value: 'zoe' } });
    const buttons = screen.getAllByRole('button', { name: 'Hand over' });
    await act(async () => fireEvent.click(buttons.at(-1) as Element));
  }

  it('HOLD-01 asks first, with the name of the colleague', async () => {
    chats = [chat('a', { status: 'assigned', state: 'others', assignedTo: 'max', assignedName: 'Max' })];
    await choose();
    await screen.findByRole('dialog', { name: 'Max is already answering' });
    expect(mutations()).toEqual([]);
    await press('Hand over anyway');
    await waitFor(() => expect(mutations()).toEqual([{ to: 'zoe', note: '', takeOver: true }]));
  });

  it('HOLD-01 asks where only the server knows of the colleague', async () => {
    decide = ({ body }) =>
      body.takeOver ? Response.json({}) : Response.json({ code: 'chat_held', error: '' }, { status: 409 });
    await choose();
    await screen.findByRole('dialog', { name: 'A colleague is already answering' });
    expect(mutations()).toEqual([{ to: 'zoe', note: '' }]);
    await press('Hand over anyway');
    await waitFor(() => expect(mutations()).toHaveLength(2));
  });
});

it('CLOSE-03 closing shows what the visitor wrote meanwhile, and closes once it was on screen', async () => {
  const line = (sequence: number, message: string) => ({
    id: `line-${sequence}`,
    conversation_id: 'a',
    sequence,
    message,
    sender_type: 'visitor',
    sender_name: null,
    automatic: false,
    language: 'en',
    message_type: 'text',
    created_at: `2026-11-23T12:0${sequence}:00Z`,
  });
  lines = [line(1, 'First')];
  decide = ({ body }) =>
    body.seen === 2 ? Response.json({}) : Response.json({ code: 'chat_newer', error: '' }, { status: 409 });
  open('a');
  await screen.findByText('First');
  fireEvent.click(screen.getByRole('button', { name: 'Close conversation' }));
  const dialog = await screen.findByRole('dialog');
  const close = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Close conversation' }));
  lines = [line(1, 'First'), line(2, 'One more thing')];
  close();
  await within(dialog).findByText('One more thing');
  expect(within(dialog).getByRole('alert').textContent).toContain('has written something new');
  expect(within(dialog).queryByText('First')).toBeNull();
  close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.filter(({ path }) => path.startsWith('/api/chat-sessions/')).map(({ body }) => body.seen)).toEqual([
    1, 2,
  ]);
});

it.each([
  ['waiting', 'open', 'open'],
  ['mine', 'assigned', 'assigned'],
] as const)('CLOSE-02 undo puts a conversation that was %s back as it was', async (state, status, back) => {
  chats = [chat('a', { state, status, assignedTo: state === 'mine' ? ME : null })];
  decide = ({ body }) => {
    chats = [
      chat('a', { state: 'closed', status: 'closed', version: 2, assignedTo: body.status === 'closed' ? null : ME }),
    ];
    return Response.json({});
  };
  open('a');
  render(
    <Around features={['chat/components/inbox', '../app']}>
      <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
    </Around>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Close conversation' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close conversation' }));
  await screen.findByRole('button', { name: 'Reopen conversation' });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const steps = () => sent.filter(({ path }) => path === '/api/chat-sessions/a').map(({ body }) => body.status);
  await waitFor(() => expect(steps()).toEqual(['closed', back]));
});

it('INBOX-11 messages that can’t be read are no empty conversation: it says so, and tries again', async () => {
  linesFail = true;
  open('a');
  const retry = await screen.findByRole('button', { name: 'Try again' });
  linesFail = false;
  lines = [
    {
      id: 'l',
      conversation_id: 'a',
      sequence: 1,
      message: 'Here again',
      sender_type: 'visitor',
      created_at: '2026-11-23T12:00:00Z',
    },
  ];
  fireEvent.click(retry);
  expect(await screen.findByText('Here again')).toBeDefined();
});

it('INBOX-12 a note that is being written stays while one looks at the answer', async () => {
  open('a');
  await field();
  fireEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Your note' }), { target: { value: 'Half a note' } });
  fireEvent.click(screen.getByRole('radio', { name: 'Reply to visitor' }));
  fireEvent.click(screen.getByRole('radio', { name: 'Internal note' }));
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your note' }).value).toBe('Half a note');
});
