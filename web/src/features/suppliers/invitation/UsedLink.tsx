import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { Mailed } from '@shared/mail/Mailed';
import { Button } from '@ui/controls/Button';
import { Heading, Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { useState } from 'react';
import { mailSignInLink, type InvitationLook } from '../api/invitations';

function titleOf({ state, invites }: InvitationLook) {
  if (state === 'expired') return 'suppliers.invitation.expired';
  return invites ? 'suppliers.invitation.used' : 'suppliers.invitation.usedJob';
}

/**
 * Shown for a link that was used or has expired. It reveals nothing about the account. Its owner can sign in, or request a
 * sign-in link by email.
 */
export function UsedLink({ look, linkKey, signIn }: { look: InvitationLook; linkKey: string; signIn: string }) {
  const t = useT();
  const word = useMailWord();
  const textOf = useProblemText();
  const [busy, setBusy] = useState(false);
  const [mailed, setMailed] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const mail = () => {
    setBusy(true);
    setFailure(undefined);
    mailSignInLink(linkKey)
      .then(() => setMailed(true), setFailure)
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Heading level={1}>{t(titleOf(look))}</Heading>
      <Text>{t('suppliers.invitation.onward', word)}</Text>
      <div role="status">
        {mailed && (
          <Text>
            <Mailed part="note">{t('suppliers.invitation.mailed')}</Mailed>
          </Text>
        )}
      </div>
      {failure !== undefined && (
        <div role="alert">
          <Text>{textOf(failure)}</Text>
        </div>
      )}
      {!mailed && (
        <Button size="lg" fullWidth loading={busy} onClick={mail}>
          {t('suppliers.invitation.mailLink')}
        </Button>
      )}
      <Link href={signIn}>{t('suppliers.invitation.signIn')}</Link>
    </>
  );
}
