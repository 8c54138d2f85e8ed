import { useT } from '@i18n/messages';
import { useShellParts } from '@nav/shell-parts';
import { Breadcrumbs, type BreadcrumbsProps } from '@ui/layout/Breadcrumbs';
import { useMemo } from 'react';

/** The way to this page, in the frame's top bar. */
export function Crumbs({ items }: Pick<BreadcrumbsProps, 'items'>) {
  const t = useT();
  const label = t('landlords.crumbs');
  const key = JSON.stringify(items);
  const parts = useMemo(
    () => ({ topbar: <Breadcrumbs items={JSON.parse(key) as BreadcrumbsProps['items']} label={label} /> }),
    [key, label],
  );
  useShellParts(parts);
  return null;
}
