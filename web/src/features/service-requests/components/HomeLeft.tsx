import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { EmptyState } from '@ui/states/StatePanel';
import { emergencyQuery } from '../api/emergency';

/**
 * Whether the tenant has left every home, so that they can read their requests but file none (decision 0800). False while
 * unknown.
 */
export function useHomeLeft(): boolean {
  return useQuery(emergencyQuery()).data?.left ?? false;
}

/** Shown instead of a form that would be refused: why, and whom to write to. */
export function HomeLeft() {
  const t = useT();
  const { data: home } = useQuery(emergencyQuery());
  return (
    <EmptyState
      title={t('service-requests.left.title')}
      actions={
        home && (
          <ButtonLink href={`${paths.tenantMessages()}?lease=${home.leaseId}`}>
            {t('service-requests.message.landlord')}
          </ButtonLink>
        )
      }
    >
      {t('service-requests.left.text')}
    </EmptyState>
  );
}
