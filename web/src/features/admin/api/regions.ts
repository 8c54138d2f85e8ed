import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';
import { useAction } from '@api/use-action';
import { isSamePlace } from '@contract/local-places';
import type { FlatRule } from '@contract/region-rules';
import { queryOptions } from '@tanstack/react-query';

type Schemas = components['schemas'];
type NextRecord = Omit<Schemas['NextRegionRuleResponse'], 'rule'> & { rule: FlatRule | null };
export type RegionRecord = Omit<Schemas['RegionRuleRecordResponse'], 'rule' | 'next'> & {
  rule: FlatRule | null;
  next: NextRecord | null;
};
type Subject = Pick<RegionRecord, 'region' | 'place' | 'topic'>;
export type County = Schemas['CountyResponse'];
export type RegionEdit = Omit<Schemas['EditRegionRuleRequest'], 'rule'> & { rule: FlatRule | null };

/** The records of one region, of its counties and of its cities, as they are in force. */
export const regionQuery = (region: string) =>
  queryOptions({
    queryKey: ['region-rules', region],
    queryFn: async ({ signal }) =>
      (await unwrap(
        api.GET('/api/admin/region-rules', { params: { query: { region } }, signal }),
      )) as unknown as RegionRecord[],
  });

/** Rules that run out soon, or have run out, and that nothing follows. */
export const endingRulesQuery = () =>
  queryOptions({
    queryKey: ['region-rules', 'running-out'],
    queryFn: ({ signal }) => unwrap(api.GET('/api/admin/region-rules/running-out', { signal })),
  });

/** The counties of one region, with the cities that they have: none for one that was emptied. */
export const countiesQuery = (region: string) =>
  queryOptions({
    queryKey: ['region-rules', region, 'counties'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/api/admin/region-rules/counties', { params: { query: { region } }, signal })),
  });

/** The current state of a county. One that doesn't exist yet keeps its subject. */
export const countyQuery = (subject: County) =>
  queryOptions({
    queryKey: ['region-rules', subject.region, 'counties', subject.name, 'newest'],
    queryFn: async ({ client }) =>
      (await client.fetchQuery({ ...countiesQuery(subject.region), staleTime: 0 })).find(({ name }) =>
        isSamePlace(subject.region, name, subject.name),
      ) ?? subject,
  });

const ofCity = (place: string | null) => (place === null ? {} : { place });

/** All versions of one record, newest first. */
export const historyQuery = ({ region, place, topic }: Subject) =>
  queryOptions({
    queryKey: ['region-rules', region, place, topic],
    queryFn: async ({ signal }) =>
      (await unwrap(
        api.GET('/api/admin/region-rules/{region}/{topic}/versions', {
          params: { path: { region, topic }, query: ofCity(place) },
          signal,
        }),
      )) as unknown as RegionRecord[],
  });

/** The current state of a record. One whose city has no rule yet keeps its subject. */
export const recordQuery = (subject: RegionRecord) =>
  queryOptions({
    queryKey: ['region-rules', subject.region, subject.place, subject.topic, 'newest'],
    queryFn: async ({ client }) => {
      const records = await client.fetchQuery({ ...regionQuery(subject.region), staleTime: 0 });
      return records.find(({ place, topic }) => place === subject.place && topic === subject.topic) ?? subject;
    },
  });

export function useEditRule({ region, place, topic }: Subject) {
  return useAction<RegionEdit, unknown>({
    run: (body) =>
      unwrap(
        api.PUT('/api/admin/region-rules/{region}/{topic}', {
          params: { path: { region, topic }, query: ofCity(place) },
          body: body,
        }),
      ),
    changes: ['region-rules', 'audit-log'],
    quiet: true,
  });
}

/** Says which cities a county has; the answer names it as it is kept. */
export function useEditCounty(region: string) {
  return useAction<Pick<County, 'name' | 'cities' | 'version'>, County>({
    run: ({ name, ...body }) =>
      unwrap(
        api.PUT('/api/admin/region-rules/{region}/counties/{county}', {
          params: { path: { region, county: name } },
          body,
        }),
      ),
    changes: ['region-rules', 'audit-log'],
    quiet: true,
  });
}
