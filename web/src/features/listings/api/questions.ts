import { api, unwrap } from '@api/client';
import { useAction } from '@api/use-action';
import { queryOptions } from '@tanstack/react-query';
import type { Question } from './types';

/** What was asked about a home, newest first. */
export const questionsQuery = (id: string) =>
  queryOptions({
    queryKey: ['listings', id, 'questions'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/listings/{id}/questions', { params: { path: { id } }, signal })),
  });

export function useAnswer({ id: questionId, listingId }: Pick<Question, 'id' | 'listingId'>) {
  return useAction<string, Question>({
    run: (answer) =>
      unwrap(
        api.PATCH('/api/listings/{id}/questions/{questionId}', {
          params: { path: { id: listingId, questionId } },
          body: { answer },
        }),
      ),
    changes: ['listings'],
  });
}
