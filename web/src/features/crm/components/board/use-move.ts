import { api, unwrap } from '@api/client';
import type { ListPage } from '@api/list-page';
import { toProblem } from '@api/problem';
import { readAgain } from '@api/read-again';
import { useNote } from '@shared/notes';
import { useMutation, useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { toast } from '@ui/overlay/toastStore';
import { useCallback, useRef } from 'react';
import type { Lead, LeadFilters } from '../../api/leads';
import { fullName } from '../lead-look';

type Listed = InfiniteData<ListPage<Lead>>;
type Stage = { status: Lead['status']; count: number; valueCents: number; currency: Lead['currency'] };

const LISTS = { queryKey: ['crm-leads', 'list'] };
const STAGES = { queryKey: ['crm-leads', 'stages'] };

/** A lead as the board shows it now. */
export function leadIn(client: QueryClient, id: string): Lead | undefined {
  return client
    .getQueriesData<Listed>(LISTS)
    .flatMap(([, data]) => data?.pages.flatMap(({ rows }) => rows) ?? [])
    .find((lead) => lead.id === id);
}

/** Shows a lead in its new column before the server has answered. */
function show(client: QueryClient, lead: Lead, status: Lead['status']): void {
  const moved = { ...lead, status };
  for (const [key, data] of client.getQueriesData<Listed>(LISTS)) {
    if (!data) continue;
    const { status: column } = key[2] as LeadFilters;
    const there = data.pages.some(({ rows }) => rows.some(({ id }) => id === lead.id));
    client.setQueryData<Listed>(key, { ...data, pages: pagesWith(data, moved, column, there) });
  }
  for (const [key, stages] of client.getQueriesData<Stage[]>(STAGES))
    if (stages) client.setQueryData<Stage[]>(key, counted(stages, lead, status));
}

function pagesWith({ pages }: Listed, moved: Lead, column: Lead['status'] | undefined, there: boolean) {
  const leaves = column !== undefined && column !== moved.status;
  return pages.map((page, at) => {
    const rows = page.rows
      .filter(({ id }) => id !== moved.id || !leaves)
      .map((row) => (row.id === moved.id ? moved : row));
    return { ...page, rows: at === 0 && !there && column === moved.status ? [moved, ...rows] : rows };
  });
}

function counted(stages: readonly Stage[], { status: from, valueCents, currency }: Lead, to: Lead['status']): Stage[] {
  const value = valueCents ?? 0;
  const step = (stage: Stage, by: 1 | -1) => ({
    ...stage,
    count: stage.count + by,
    valueCents: stage.valueCents + by * value,
  });
  const known = stages.some(({ status }) => status === to)
    ? stages
    : [...stages, { status: to, count: 0, valueCents: 0, currency }];
  return known.map((stage) => (stage.status === from ? step(stage, -1) : stage.status === to ? step(stage, 1) : stage));
}

interface Moving {
  lead: Lead;
  status: Lead['status'];
  undoable: boolean;
}

const MOVES = ['crm-leads', 'move'];

/**
 * Moves leads between stages, immediately on screen and then on the server. The requests are sent one after the other
 * because each move of a lead needs the version from the previous one. If a colleague was faster, the lead moves to where
 * they put it, and the user is notified. A move can be undone while its toast is shown.
 */
export function useMove() {
  const client = useQueryClient();
  const note = useNote('crm');
  const made = useRef(new Map<string, number>());
  const { mutate } = useMutation({
    mutationKey: MOVES,
    scope: { id: MOVES.join() },
    meta: { quiet: true },
    onMutate: async ({ lead, status }: Moving) => {
      await Promise.all([client.cancelQueries(LISTS), client.cancelQueries(STAGES)]);
      show(client, leadIn(client, lead.id) ?? lead, status);
    },
    mutationFn: ({ lead, status }: Moving) =>
      unwrap(
        api.PATCH('/api/crm-leads/{id}', {
          params: { path: { id: lead.id } },
          body: { status, version: Math.max(lead.version, made.current.get(lead.id) ?? 0) },
        }),
      ),
    onSuccess: (saved, { lead, status, undoable }) => {
      made.current.set(saved.id, saved.version);
      const back = { lead: saved, status: lead.status, undoable: false };
      toast({
        kind: 'success',
        title: note((t) => t('crm.board.moved', { name: fullName(lead), stage: t(`crm.status.${status}`) })),
        ...(undoable && { action: { label: note((t) => t('crm.board.undo')), onClick: () => mutate(back) } }),
      });
    },
    onError: (error, { lead }) => {
      const problem = toProblem(error);
      const stale = problem.code === 'stale_version';
      toast({
        kind: 'error',
        title: note((t, textOf) => (stale ? t('crm.board.stale', { name: fullName(lead) }) : textOf(problem))),
      });
    },
    // The leads are loaded again only after the last pending move. Otherwise a card would jump back for a moment.
    onSettled: () => {
      if (client.isMutating({ mutationKey: MOVES }) === 1) readAgain(client, ['crm-leads']);
    },
  });
  return useCallback(
    (lead: Lead, status: Lead['status']) => {
      if (lead.status !== status) mutate({ lead, status, undoable: true });
    },
    [mutate],
  );
}
