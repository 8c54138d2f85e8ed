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
/**
 * The conversation that an email is about, the address that the email was sent to, and whether the conversation is the reader's
 * own.
 */
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

/** Sends a message. Idempotent, because the message has its own id. */
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

/**
 * Reads the messages after a number, and whether the conversation has ended. Throws a Problem with status 404 if it doesn't
 * exist.
 */
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

/** Reads the team's messages in another language. */
export function translateLines(session: KeptSession, ids: readonly string[], to: Language): Promise<Translated[]> {
  return json(post(`/api/chat-sessions/${session.id}/translations`, { ids, to }, shown(session)));
}

/** Reads whether an answer can be expected soon, and the measured time until the first answer. */
export function readAnswering(): Promise<Answering> {
  return json(apiFetch('/api/chat-answering', { cache: 'no-store' }));
}

/** Shows staff that the visitor is typing. */
export async function tellTyping(session: KeptSession): Promise<void> {
  await post(`/api/chat-sessions/${session.id}/typing`, {}, shown(session));
}

/** Reports to staff which page of the site is on screen, by its path only. */
export async function tellPage(session: KeptSession, page: string | null): Promise<void> {
  await put(`/api/chat-sessions/${session.id}/page`, { page }, session);
}

/** Reports the last message that the visitor has had on screen, because what they have seen isn't emailed. */
export async function tellSeen(session: KeptSession, sequence: number): Promise<void> {
  await put(`/api/chat-sessions/${session.id}/seen`, { sequence }, session);
}

/** Reads where answers are emailed while the visitor is away. */
export function readAddress(session: KeptSession): Promise<AnswerAddress> {
  return json(apiFetch(`/api/chat-sessions/${session.id}/email`, { headers: shown(session), cache: 'no-store' }));
}

/** Null removes the address. */
export function leaveAddress(session: KeptSession, email: string | null): Promise<AnswerAddress> {
  return json(put(`/api/chat-sessions/${session.id}/email`, { email }, session));
}

/**
 * Leaves an address for which someone turned emails off, and has a link sent to it that turns them on again. Null: the address of
 * the account.
 */
export async function askForEmails(session: KeptSession, email: string | null): Promise<void> {
  await post(`/api/chat-sessions/${session.id}/email/again`, email === null ? {} : { email }, shown(session));
}

/** Turns chat emails on, by the link of an email. */
export function turnOnEmails(token: string): Promise<{ email: string }> {
  return json(post('/api/chat-emails/again', { token }));
}

/** Opens the conversation of an email, by its link. */
export function openMailed(token: string): Promise<Mailed> {
  return json(post('/api/chat-returns', { token }));
}

/** Whether a live message only says that someone is typing an answer. */
const isTyping = (data: string) => (JSON.parse(data) as { resources?: string[] }).resources?.[0] === 'chat-answering';

/** Calls back when the stream opens, for every change, and while someone types. Ends when the stream ends. */
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
