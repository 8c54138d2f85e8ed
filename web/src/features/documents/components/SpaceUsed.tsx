import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { usageQuery } from '../api/documents';
import { useSpace } from './use-size';

/** How much of the account's space its uploads take. */
export function SpaceUsed() {
  const t = useT();
  const space = useSpace();
  const { data } = useQuery(usageQuery());
  if (!data) return null;
  const used = space(data.usedBytes);
  return (
    <>
      {data.limitBytes === null
        ? t('documents.space', { used })
        : t('documents.spaceOf', { used, limit: space(data.limitBytes) })}
    </>
  );
}
