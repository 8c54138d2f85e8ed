import { api } from '@api/client';
import { readPage } from '@api/list-page';
import type { components } from '@api/schema';
import { infiniteQueryOptions } from '@tanstack/react-query';

export type LogEntry = components['schemas']['AuditEntryResponse'];

/** Whether a person did it, or it was done to them. */
export const SIDES = ['done_by', 'done_to'] as const;

export interface LogFilters {
  sort?: string;
  q?: string;
  action?: string;
  personId?: string;
  side?: (typeof SIDES)[number];
  subjectId?: string;
  by?: 'people' | 'system';
  chat?: 'false';
  from?: string;
  to?: string;
  limit?: number;
}

/** The audit log, newest first, page by page. */
export const logQuery = (filters: LogFilters) =>
  infiniteQueryOptions({
    queryKey: ['audit-log', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage<LogEntry>(
        api.GET('/api/admin/audit-log', { params: { query: { limit: 50, ...filters, cursor: pageParam } }, signal }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
