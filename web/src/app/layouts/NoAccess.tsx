import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { ButtonLink } from '@ui/controls/Button';
import { EmptyState } from '@ui/states/StatePanel';

/** A member of staff opened a page that their role on the team doesn't have. */
export function NoAccess() {
  const t = useT();
  const home = <ButtonLink href={paths.dashboard('staff')}>{t('app.wrongRole.own')}</ButtonLink>;
  return (
    <EmptyState level={1} title={t('app.wrongRole.title')} actions={home}>
      {t('app.noAccess.text')}
    </EmptyState>
  );
}
