import { apiFetch, idempotency } from '@api/client';
import type { components } from '@api/schema';
import { readEvents } from '@api/sse';
import { CHAT_SECRET_HEADER } from '@contract/chat';
import type { Language } from '@contract/languages';
import type { KeptSession } from '../kept';

type Schemas = components['schemas'];
export type ChatLine = Schemas['ChatMessageResponse'];
export type NewSession = Schemas['NewChatSession'];
export type Answering = Schemas['ChatAnsweringResponse'];
export type AnswerAddress = Schemas['ChatEmailResponse'];
/** The conversation of an email, whose it is, and whether it is the reader's own. */
export type Mailed = Schemas['ChatReturned'];
type Session = Schemas['ChatSessionResponse'];

const PAGE = 200;

const json = async <T>(response: Promise<Response>) => (await (await response).json()) as T;
const shown = ({ secret }: KeptSession) => ({ [CHAT_SECRET_HEADER]: secret });
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  apiFetch(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

const put = (path: string, body: object, session: KeptSession) =>
  apiFetch(path, {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...shown(session) },
  });

export async function beginSession(body: NewSession): Promise<KeptSession> {
  const { id, secret } = await json<Schemas['ChatSessionCreated']>(post('/api/chat-sessions', body));
  return { id, secret };
}

/** The line's own id makes sending it twice harmless. */
export function sendLine(session: KeptSession, line: Pick<ChatLine, 'id' | 'message' | 'language'>): Promise<ChatLine> {
  return json(
    post(
      '/api/chat-messages',
      { conversation_id: session.id, ...line },
      { ...shown(session), ...idempotency(line.id) },
    ),
  );
}

async function linesAfter(session: KeptSession, after: number): Promise<ChatLine[]> {
  const page = await json<ChatLine[]>(
    apiFetch(`/api/chat-messages/${session.id}?after=${after}&limit=${PAGE}`, {
      headers: shown(session),
      cache: 'no-store',
    }),
  );
  const last = page.at(-1);
  return last && page.length === PAGE ? [...page, ...(await linesAfter(session, last.sequence))] : page;
}

/** What was said after a number, and whether the conversation has ended. A Problem with status 404 when there is none. */
export async function readConversation(
  session: KeptSession,
  after: number,
): Promise<{ lines: ChatLine[]; closed: boolean }> {
  const [lines, sessions] = await Promise.all([
    linesAfter(session, after),
    json<Session[]>(apiFetch('/api/chat-sessions', { headers: shown(session), cache: 'no-store' })),
  ]);
  return { lines, closed: sessions.some(({ id, status }) => id === session.id && status === 'closed') };
}

export type Translated = Schemas['TranslationResponse'];

/** Lines of the team in another language. */
export function translateLines(session: KeptSession, ids: readonly string[], to: Language): Promise<Translated[]> {
  return json(post(`/api/chat-sessions/${session.id}/translations`, { ids, to }, shown(session)));
}

/** Whether an answer can be expected soon, and the measured time until the first one. */
export function readAnswering(): Promise<Answering> {
  return json(apiFetch('/api/chat-answering', { cache: 'no-store' }));
}

/** Tells staff that the visitor is typing. */
export async function tellTyping(session: KeptSession): Promise<void> {
  await post(`/api/chat-sessions/${session.id}/typing`, {}, shown(session));
}

/** Tells staff which page of the site is on screen: the path alone. */
export async function tellPage(session: KeptSession, page: string | null): Promise<void> {
  await put(`/api/chat-sessions/${session.id}/page`, { page }, session);
}

/** Tells up to which line the visitor has had the conversation on screen: that isn't emailed. */
export async function tellSeen(session: KeptSession, sequence: number): Promise<void> {
  await put(`/api/chat-sessions/${session.id}/seen`, { sequence }, session);
}

/** Where answers are emailed while the visitor is away. */
export function readAddress(session: KeptSession): Promise<AnswerAddress> {
  return json(apiFetch(`/api/chat-sessions/${session.id}/email`, { headers: shown(session), cache: 'no-store' }));
}

/** Null takes the address back. */
export function leaveAddress(session: KeptSession, email: string | null): Promise<AnswerAddress> {
  return json(put(`/api/chat-sessions/${session.id}/email`, { email }, session));
}

/** Leaves an address that someone turned emails off for, and has a link sent to it that turns them on. Null: the account's. */
export async function askForEmails(session: KeptSession, email: string | null): Promise<void> {
  await post(`/api/chat-sessions/${session.id}/email/again`, email === null ? {} : { email }, shown(session));
}

/** Turns emails of the chat on, by the link of an email. */
export function turnOnEmails(token: string): Promise<{ email: string }> {
  return json(post('/api/chat-emails/again', { token }));
}

/** The conversation of an email, by its link. */
export function openMailed(token: string): Promise<Mailed> {
  return json(post('/api/chat-returns', { token }));
}

/** Whether a message says no more than that someone is typing an answer. */
const isTyping = (data: string) => (JSON.parse(data) as { resources?: string[] }).resources?.[0] === 'chat-answering';

/** Calls back once the stream is there, for everything that changes, and while someone types; ends with the stream. */
export async function listen(
  session: KeptSession,
  signal: AbortSignal,
  hear: (typing?: boolean) => void,
): Promise<void> {
  const headers = { ...shown(session), Accept: 'text/event-stream' };
  const { body } = await apiFetch(`/api/chat-sessions/${session.id}/events`, { headers, signal, cache: 'no-store' });
  if (!body) throw new Error('The stream of events has no body.');
  hear();
  for await (const { event, data } of readEvents(body))
    if (event === 'change' || event === 'resync') hear(event === 'change' && isTyping(data));
}
