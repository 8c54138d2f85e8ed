import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Tabs } from '@ui/layout/Tabs';

/** What has come in, and what is still owed. */
export function RentTabs({ value }: { value: 'payments' | 'owed' }) {
  const t = useT();
  const tabs = [
    { id: 'payments', label: t('rent.tab.payments'), href: paths.landlordRent() },
    { id: 'owed', label: t('rent.tab.owed'), href: paths.landlordOwed() },
  ] as const;
  return <Tabs tabs={tabs} value={value} label={t('rent.title')} />;
}
