import { api, unwrap } from '@api/client';
import type { ListPage } from '@api/list-page';
import { toProblem } from '@api/problem';
import { readAgain } from '@api/read-again';
import { useNote } from '@shared/notes';
import { useQueryClient, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { toast } from '@ui/overlay/toastStore';
import { useCallback } from 'react';
import type { Lead, LeadFilters } from '../../api/leads';
import { fullName } from '../lead-look';

type Listed = InfiniteData<ListPage<Lead>>;
type Stage = { status: Lead['status']; count: number; valueCents: number; currency: Lead['currency'] };

const LISTS = { queryKey: ['crm-leads', 'list'] };
const STAGES = { queryKey: ['crm-leads', 'stages'] };

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

/**
 * Moves leads between stages: at once on screen, then on the server. If a colleague was faster, the lead goes to where they put
 * it, and the reader is told. A move can be undone for as long as its toast is shown.
 */
export function useMove() {
  const client = useQueryClient();
  const note = useNote('crm');
  return useCallback(
    async function move(lead: Lead, status: Lead['status'], undoable = true): Promise<void> {
      if (lead.status === status) return;
      await client.cancelQueries(LISTS);
      show(client, lead, status);
      try {
        const saved = await unwrap(
          api.PATCH('/api/crm-leads/{id}', {
            params: { path: { id: lead.id } },
            body: { status, version: lead.version },
          }),
        );
        const name = fullName(lead);
        toast({
          kind: 'success',
          title: note((t) => t('crm.board.moved', { name, stage: t(`crm.status.${status}`) })),
          ...(undoable && {
            action: { label: note((t) => t('crm.board.undo')), onClick: () => void move(saved, lead.status, false) },
          }),
        });
      } catch (error) {
        const problem = toProblem(error);
        const stale = problem.code === 'stale_version';
        toast({
          kind: 'error',
          title: note((t, textOf) => (stale ? t('crm.board.stale', { name: fullName(lead) }) : textOf(problem))),
        });
      } finally {
        readAgain(client, ['crm-leads']);
      }
    },
    [client, note],
  );
}
