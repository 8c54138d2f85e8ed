import { useIsOwner } from '@api/account-owner';
import { useT } from '@i18n/messages';
import { EmptyState } from '@ui/states/StatePanel';
import type { ReactNode } from 'react';

/** A page that the owners of a landlord's account see: a colleague who has its address learns whom to ask. */
export function OwnersOnly({ children }: { children: ReactNode }) {
  const t = useT();
  if (useIsOwner()) return children;
  return <EmptyState title={t('app.ownersOnly.title')}>{t('app.ownersOnly.text')}</EmptyState>;
}
