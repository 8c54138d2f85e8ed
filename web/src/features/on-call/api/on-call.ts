import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type OnCallList = components['schemas']['OnCallResponse'];
export type OnCallPerson = components['schemas']['OnCallPerson'];
export type PersonBody = components['schemas']['OnCallPersonBody'];
export type Hours = components['schemas']['OnCallHours'];
export type DaysOff = components['schemas']['OnCallDaysOff'];
export type LinkAnswer = components['schemas']['OnCallLinkResponse'];
type Save = components['schemas']['SaveOnCallRequest'];

export const listQuery = () =>
  queryOptions({ queryKey: ['on-call', 'list'], queryFn: ({ signal }) => unwrap(api.GET('/api/on-call', { signal })) });

/** Who is asked now, or at a time by the clock of the list. */
export const dutyQuery = (at?: { day: string; time: string }) =>
  queryOptions({
    queryKey: ['on-call', 'duty', at?.day ?? 'now', at?.time ?? ''],
    queryFn: ({ signal }) => unwrap(api.GET('/api/on-call/duty', { params: { query: at ?? {} }, signal })),
  });

/** Saves the whole list; the answer shows at once. A dialog shows failures itself (`quiet`). */
export function useSaveList({ onSaved, quiet }: { onSaved: () => void; quiet: boolean }) {
  return useAction({
    run: (body: Save) => unwrap(api.PUT('/api/on-call', { body })),
    answers: listQuery().queryKey,
    changes: ['on-call'],
    onSuccess: onSaved,
    quiet,
  });
}

export function useTestAlert(onSent: (channels: readonly string[]) => void) {
  return useAction({
    run: (_: void, key) => unwrap(api.POST('/api/on-call/test', { headers: idempotency(key) })),
    onSuccess: ({ channels }) => onSent(channels),
  });
}

/** What an alert is about. It answers nothing. */
export const lookAtLink = (key: string): Promise<LinkAnswer> =>
  unwrap(api.POST('/api/on-call/links/look', { body: { key } }));

export const answerLink = (key: string): Promise<LinkAnswer> =>
  unwrap(api.POST('/api/on-call/links/acknowledge', { body: { key } }));

/** What is sent back of someone who is on the list. */
export function bodyOf({
  kind,
  supplierId,
  userId,
  name,
  email,
  phone,
  language,
  texts,
  hours,
  daysOff,
}: OnCallPerson): PersonBody {
  const when = { hours, daysOff };
  if (kind === 'outside') return { kind, name, email, phone, language, texts, ...when };
  if (kind === 'colleague') return { kind, userId, ...when };
  return kind === 'supplier' ? { kind, supplierId, ...when } : { kind, ...when };
}
