import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import { verifyEmail } from '../api/verify-email';
import { LinkSheet } from '../components/LinkSheet';
import { useLinkAnswer } from '../components/use-link-answer';

const ResendButton = lazyPart('links', () => import('../components/ResendButton'));

/** /verify-email: uses the link of the verification email. */
export default function VerifyEmailPage() {
  const t = useT();
  const outcome = useLinkAnswer(verifyEmail);
  const waiting = t('auth.verify.title');
  const { email = '', userType = '' } = outcome.state === 'done' ? outcome : {};
  // Someone opened the link twice, or an email program opened it first. The address is verified.
  if (outcome.state === 'refused' && outcome.code === 'already_verified') {
    return (
      <LinkSheet
        outcome={{ state: 'done' }}
        waiting={waiting}
        title={t('auth.verify.already')}
        text={t('auth.verify.alreadyText')}
      />
    );
  }
  return (
    <LinkSheet
      outcome={outcome}
      waiting={waiting}
      title={t('auth.verify.done')}
      text={t('auth.verify.doneText', { email, userType })}
      again={<ResendButton />}
    />
  );
}
