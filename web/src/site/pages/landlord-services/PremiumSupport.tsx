import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button, ButtonLink } from '@ui/controls/Button';
import { openChat } from '../../../features/chat/open-chat';
import { Rows } from '../../sections/services/Rows';

const WAYS = ['phone', 'email', 'manager'] as const;

/** Phone, email and the account manager, and a chat for what can't wait. */
export function PremiumSupport() {
  const t = useT();
  const rows = WAYS.map((id) => ({
    id,
    title: t(`landlord-services.way.${id}.title`),
    text: t(`landlord-services.way.${id}.text`),
    end: (
      <ButtonLink variant="secondary" size="sm" href={paths.site('contact')}>
        {t(`landlord-services.way.${id}.go`)}
      </ButtonLink>
    ),
  }));
  return (
    <>
      <Rows rows={rows} />
      <div>
        <Button onClick={openChat}>{t('landlord-services.chat')}</Button>
      </div>
    </>
  );
}
