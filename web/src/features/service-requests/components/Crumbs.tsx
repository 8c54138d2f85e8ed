import { useT } from '@i18n/messages';
import { useShellParts } from '@nav/shell-parts';
import { Breadcrumbs, type BreadcrumbsProps } from '@ui/layout/Breadcrumbs';
import { useMemo } from 'react';
import styles from './Crumbs.module.css';

type CrumbsProps = Pick<BreadcrumbsProps, 'items'>;

/** The link back to the list, above the title. For tenants and suppliers, whose pages have no room for it in the top bar. */
export function Crumbs({ items }: CrumbsProps) {
  const t = useT();
  return (
    <div className={styles.crumbs}>
      <Breadcrumbs label={t('service-requests.crumbs')} items={items} />
    </div>
  );
}

/** The same in the top bar of the landlord's pages. */
export function BarCrumbs({ items }: CrumbsProps) {
  const t = useT();
  const label = t('service-requests.crumbs');
  const key = JSON.stringify(items);
  const parts = useMemo(
    () => ({ topbar: <Breadcrumbs items={JSON.parse(key) as BreadcrumbsProps['items']} label={label} /> }),
    [key, label],
  );
  useShellParts(parts);
  return null;
}
