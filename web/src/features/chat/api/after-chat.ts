import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type ChatNote = Schemas['NoteResponse'];

/** Internal notes of staff about a conversation. */
export const notesQuery = (id: string) =>
  queryOptions({
    queryKey: ['chat-notes', id],
    queryFn: ({ signal }) => unwrap(api.GET('/api/chat-inbox/{id}/notes', { params: { path: { id } }, signal })),
  });

export function useAddNote(sessionId: string) {
  return useAction({
    run: (body: Schemas['NewNote']) =>
      unwrap(api.POST('/api/chat-inbox/{id}/notes', { params: { path: { id: sessionId } }, body })),
    changes: ['chat-notes'],
    quiet: true,
  });
}

export type CannedAnswer = Schemas['CannedAnswerResponse'];
type CannedTexts = Pick<CannedAnswer, 'shortcut' | 'textEn' | 'textFr' | 'textEs'>;

/** Adds a canned answer, or changes the answer `of`. */
export function useSaveCanned() {
  return useAction({
    run: ({ values, of }: { values: CannedTexts; of: CannedAnswer | undefined }) => {
      const { shortcut, textEn, textFr, textEs } = values;
      const body = { shortcut, textEn: textEn ?? '', textFr: textFr ?? '', textEs: textEs ?? '' };
      return of
        ? unwrap(
            api.PUT('/api/chat-answers/{id}', {
              params: { path: { id: of.id } },
              body: { ...body, version: of.version },
            }),
          )
        : unwrap(api.POST('/api/chat-answers', { body }));
    },
    changes: ['chat-answers'],
    quiet: true,
  });
}

export function useRemoveCanned() {
  return useAction({
    run: (id: string) => unwrap(api.DELETE('/api/chat-answers/{id}', { params: { path: { id } } })),
    changes: ['chat-answers'],
  });
}

export function useMakeTicket(sessionId: string) {
  return useAction({
    run: (body: Schemas['ChatTicket']) =>
      unwrap(api.POST('/api/chat-inbox/{id}/ticket', { params: { path: { id: sessionId } }, body })),
    changes: ['chat-sessions', 'support-tickets'],
    quiet: true,
  });
}

export function useMakeLead(sessionId: string) {
  return useAction({
    run: (body: Schemas['ChatLead']) =>
      unwrap(api.POST('/api/chat-inbox/{id}/lead', { params: { path: { id: sessionId } }, body })),
    changes: ['chat-sessions', 'crm-leads'],
    quiet: true,
  });
}
