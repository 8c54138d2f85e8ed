import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button, ButtonLink } from '@ui/controls/Button';
import { EmptyState, ErrorState } from '@ui/states/StatePanel';
import { FLAGS, TEXTS, type Search } from './search';
import type { Change } from './use-search';

interface NoHomesProps {
  search: Search;
  change: Change;
  /** The list could not be read: tries again. */
  retry?: () => void;
}

/** Why there are no homes, and a way on. */
export default function NoHomes({ search, change, retry }: NoHomesProps) {
  const t = useT();
  if (retry)
    return (
      <ErrorState
        title={t('rental-marketplace.failed')}
        retry={<Button onClick={retry}>{t('rental-marketplace.retry')}</Button>}
      />
    );
  const filtered = Object.keys(search).some((name) => name !== 'sort');
  if (!filtered) {
    return (
      <EmptyState
        title={t('rental-marketplace.empty.title')}
        actions={<ButtonLink href={paths.site('landlords')}>{t('rental-marketplace.empty.go')}</ButtonLink>}
      >
        {t('rental-marketplace.empty.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('rental-marketplace.none.title')}
      actions={
        <Button onClick={() => change(Object.fromEntries([...TEXTS, ...FLAGS].map((name) => [name, undefined])))}>
          {t('rental-marketplace.none.clear')}
        </Button>
      }
    >
      {t(search.saved ? 'rental-marketplace.none.saved' : 'rental-marketplace.none.text')}
    </EmptyState>
  );
}
