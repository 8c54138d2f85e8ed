import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import type { TeamList } from '@contract/team-views';
import { queryOptions } from '@tanstack/react-query';

export type TeamView = components['schemas']['TeamViewResponse'];
type NewTeamView = components['schemas']['NewTeamView'];

/** The reader's own views of a list, by name. */
export const teamViewsQuery = (list: TeamList) =>
  queryOptions({
    queryKey: ['team-views', list],
    queryFn: ({ signal }) => unwrap(api.GET('/api/team-views', { params: { query: { list } }, signal })),
  });

export const useSaveTeamView = () =>
  useAction({
    run: (body: NewTeamView) => unwrap(api.POST('/api/team-views', { body })),
    changes: ['team-views'],
    quiet: true,
  });

export const useRemoveTeamView = () =>
  useAction({
    run: (id: string) => unwrap(api.DELETE('/api/team-views/{id}', { params: { path: { id } } })),
    changes: ['team-views'],
  });
