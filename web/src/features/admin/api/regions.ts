import { queryOptions } from '@tanstack/react-query';
import type { FlatRule } from '@contract/region-rules';
import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';

type Schemas = components['schemas'];
export type RegionRecord = Omit<Schemas['RegionRuleRecordResponse'], 'rule'> & { rule: FlatRule | null };
export type RegionEdit = Omit<Schemas['EditRegionRuleRequest'], 'rule'> & { rule: FlatRule | null };

/** The records of one region, as they are in force. */
export const regionQuery = (region: string) =>
  queryOptions({
    queryKey: ['region-rules', region],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/admin/region-rules', { params: { query: { region } }, signal }))) as unknown as RegionRecord[],
  });

/** All versions of one record, newest first. */
export const historyQuery = (region: string, topic: string) =>
  queryOptions({
    queryKey: ['region-rules', region, topic],
    queryFn: async ({ signal }) => (await unwrap(api.GET('/api/admin/region-rules/{region}/{topic}/versions', { params: { path: { region, topic } }, signal }))) as unknown as RegionRecord[],
  });

export function useEditRule(region: string, topic: string) {
  return useAction<RegionEdit, unknown>({
    run: (body) => unwrap(api.PUT('/api/admin/region-rules/{region}/{topic}', { params: { path: { region, topic } }, body: body as unknown as Schemas['EditRegionRuleRequest'] })),
    changes: ['region-rules', 'audit-log'],
    quiet: true,
  });
}
