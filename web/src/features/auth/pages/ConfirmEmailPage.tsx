import { useT } from '@i18n/messages';
import { confirmEmail } from '../api/passwords';
import { LinkSheet } from '../components/LinkSheet';
import { useLinkAnswer } from '../components/use-link-answer';

/** /confirm-email: confirms a new address with its link. */
export default function ConfirmEmailPage() {
  const t = useT();
  const outcome = useLinkAnswer(confirmEmail);
  const email = (outcome.state === 'done' && outcome.email) || '';
  return (
    <LinkSheet
      outcome={outcome}
      waiting={t('auth.confirm.title')}
      title={t('auth.confirm.done')}
      text={t('auth.confirm.doneText', { email })}
    />
  );
}
