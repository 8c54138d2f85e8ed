import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import { Skeleton } from '@ui/states/Skeleton';
import type { ReactNode } from 'react';
import { useOwn } from '../../sections/services/use-own';

const GROUP = 'page/landlord-services';
const PARTS = {
  properties: lazyPart(GROUP, () => import('./live/OwnProperties')),
  tenants: lazyPart(GROUP, () => import('./live/OwnTenants')),
  rents: lazyPart(GROUP, () => import('./live/OwnRents')),
  jobs: lazyPart(GROUP, () => import('./live/OwnJobs')),
} as const;

/** The signed-in landlord's own data, loaded when it is needed. Everyone else sees the sample. */
export function Own({ part, sample }: { part: keyof typeof PARTS; sample: ReactNode }) {
  const t = useT();
  const Part = PARTS[part];
  return useOwn('landlord') ? <Part fallback={<Skeleton shape="list" label={t('app.loading')} />} /> : sample;
}
