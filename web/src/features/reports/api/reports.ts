import { api, unwrap } from '@api/client';
import { readPage } from '@api/list-page';
import type { components, paths } from '@api/schema';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
export type Report = Schemas['ReportResponse'];
export type ReportTable = Schemas['ReportTableResponse'];
export type ReportRow = Schemas['ReportRowResponse'];
export type Behind = Schemas['BehindResponse'];
export type EntryLine = Schemas['EntryLineResponse'];
export type ReportName = Report['report'];
type Language = 'en' | 'fr' | 'es';

export const REPORT_NAMES: readonly ReportName[] = [
  'rent_roll',
  'income_expense',
  'ageing',
  'tax_year',
  'maintenance_costs',
  'ledger',
];

/** Of income and expense: as charged, or as received and paid. */
export const BASES = ['accrual', 'cash'] as const;

export interface Period {
  basis?: (typeof BASES)[number];
  propertyId?: string;
  /** Of maintenance costs: one unit. */
  unitId?: string;
  from?: string;
  to?: string;
}

/** A report in the reader’s language. */
export const reportQuery = (report: ReportName, period: Period, language: Language) =>
  queryOptions({
    queryKey: ['reports', report, period, language],
    queryFn: ({ signal }) =>
      unwrap(
        api.GET('/api/reports/{report}', { params: { path: { report }, query: { ...period, language } }, signal }),
      ),
  });

/** Where the same rows are as a file, which the server names. */
export function reportFile(report: ReportName, kind: 'csv' | 'pdf', period: Period, language: Language) {
  const query = new URLSearchParams(
    Object.entries({ ...period, language }).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return { path: `/api/reports/${report}/${kind}?${query.toString()}` };
}

/** The tab that isn’t a report. */
export const ACCOUNTANT = 'accountant' as const;

/** Everything of a period for the accountant, which the server names. */
export const packageFile = (from: string, to: string, language: Language) => ({
  path: `/api/landlords/accountant-package?${new URLSearchParams({ from, to, language }).toString()}`,
});

export type EntryFilters = Omit<
  NonNullable<paths['/api/reports/entries']['get']['parameters']['query']>,
  'limit' | 'count' | 'cursor'
>;

/** The postings behind a figure. */
export const entriesQuery = (filters: EntryFilters) =>
  infiniteQueryOptions({
    queryKey: ['reports', 'entries', filters],
    queryFn: ({ pageParam, signal }) =>
      readPage(
        api.GET('/api/reports/entries', {
          params: { query: { limit: 50, ...filters, count: true, cursor: pageParam } },
          signal,
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });

/** What all of them add up to, by currency. */
export const entriesTotalQuery = (filters: Omit<EntryFilters, 'sort'>) =>
  queryOptions({
    queryKey: ['reports', 'entries', 'total', filters],
    queryFn: ({ signal }) => unwrap(api.GET('/api/reports/entries/total', { params: { query: filters }, signal })),
  });

export const propertyNamesQuery = () =>
  queryOptions({
    queryKey: ['properties', 'choices'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/landlords/properties', { params: { query: { limit: 200, sort: 'name' } }, signal })),
  });
