import { api, idempotency, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

export type OnCallList = components['schemas']['OnCallResponse'];
export type OnCallPerson = components['schemas']['OnCallPerson'];
export type OnCallMember = components['schemas']['OnCallMember'];
export type OnCallHoliday = components['schemas']['OnCallHoliday'];
export type PersonBody = components['schemas']['OnCallPersonBody'];
export type Hours = components['schemas']['OnCallHours'];
export type DaysOff = components['schemas']['OnCallDaysOff'];
export type LinkAnswer = components['schemas']['OnCallLinkResponse'];
/** What is set for the whole list. */
export type ListSettings = Pick<OnCallList, 'stepMinutes' | 'timeZone' | 'holidayRegion'>;
type Save = components['schemas']['SaveOnCallRequest'];

export const listQuery = () =>
  queryOptions({ queryKey: ['on-call', 'list'], queryFn: ({ signal }) => unwrap(api.GET('/api/on-call', { signal })) });

/** Who would be asked now, or at a given time in the list's time zone. */
export const dutyQuery = (at?: { day: string; time: string }) =>
  queryOptions({
    queryKey: ['on-call', 'duty', at?.day ?? 'now', at?.time ?? ''],
    queryFn: ({ signal }) => unwrap(api.GET('/api/on-call/duty', { params: { query: at ?? {} }, signal })),
  });

/** Saves the whole list and shows the response immediately. With `quiet`, a dialog shows the failure itself. */
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

/** Reads what an alert is about. Doesn't count as an answer. */
export const lookAtLink = (key: string): Promise<LinkAnswer> =>
  unwrap(api.POST('/api/on-call/links/look', { body: { key } }));

export const answerLink = (key: string): Promise<LinkAnswer> =>
  unwrap(api.POST('/api/on-call/links/acknowledge', { body: { key } }));

/** The part of a person on the list that is sent when saving. */
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
  holidays,
}: OnCallPerson): PersonBody {
  const when = { hours, daysOff, holidays };
  if (kind === 'outside') return { kind, name, email, phone, language, texts, ...when };
  if (kind === 'colleague') return { kind, userId, ...when };
  return kind === 'supplier' ? { kind, supplierId, ...when } : { kind, ...when };
}
