import { useIsOwner } from '@api/account-owner';
import { ownProfileQuery } from '@api/own-profile';
import { isCalendarReader } from '@contract/calendar-feeds';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { LoadFailure } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '@ui/layout/Section';
import { Tabs } from '@ui/layout/Tabs';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import type { ReactNode } from 'react';
import type { OwnProfile } from '../api/profile';
import { CodeSession } from './CodeSession';
import styles from './Settings.module.css';

const TABS = ['profile', 'security', 'data'] as const;
export type SettingsTab = (typeof TABS)[number] | 'calendar' | 'api' | 'webhooks';

/** Staff and admins have no dates of their own. API keys and webhooks are those of a landlord's account, and its owners'. */
const tabsOf = ({ userType }: OwnProfile, owner: boolean): readonly SettingsTab[] => [
  ...TABS,
  ...(isCalendarReader(userType) ? (['calendar'] as const) : []),
  ...(userType === 'landlord' && owner ? (['api', 'webhooks'] as const) : []),
];

export interface SettingsFrameProps {
  tab: SettingsTab;
  children: (profile: OwnProfile) => ReactNode;
}

/** Title and tabs of the settings; who came in by a used code gives the password first. */
export function SettingsFrame({ tab, children }: SettingsFrameProps) {
  const t = useT();
  const { data: profile, error, refetch } = useQuery(ownProfileQuery);
  const owner = useIsOwner();
  const tabs = (whose: OwnProfile) =>
    tabsOf(whose, owner).map((id) => ({
      id,
      label: t(`account.tab.${id}`),
      href: paths.settings(whose.userType, id === 'profile' ? undefined : id),
    }));
  if (!profile)
    return error ? (
      <LoadFailure error={error} retry={() => void refetch()} />
    ) : (
      <Skeleton shape="form" label={t('app.loading')} />
    );
  return (
    <>
      <PageHead title={t('account.title')} />
      <Tabs label={t('account.tabs')} value={tab} tabs={tabs(profile)} />
      <div className={styles.sections}>
        {profile.demo && <Notice title={t('account.demo.title')}>{t('account.demo.text')}</Notice>}
        {profile.viaCode ? <CodeSession /> : children(profile)}
      </div>
    </>
  );
}
