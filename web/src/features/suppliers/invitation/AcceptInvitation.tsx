import { session, useSession } from '@api/session';
import { PRODUCT } from '@contract/product';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Heading, Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openInvitation, type InvitationLook } from '../api/invitations';
import styles from '../pages/InvitationPage.module.css';

interface AcceptInvitationProps {
  look: InvitationLook;
  linkKey: string;
  goal: string;
  onFailure: (failure: unknown) => void;
}

/** Says who invites or sent the job, with a button to accept. Clicking it uses the link and signs in. */
export function AcceptInvitation({ look: { landlord, invites }, linkKey, goal, onFailure }: AcceptInvitationProps) {
  const t = useT();
  const navigate = useNavigate();
  const signedIn = useSession().status === 'signed-in';
  const [busy, setBusy] = useState(false);
  const accept = () => {
    setBusy(true);
    openInvitation(linkKey).then((answer) => {
      session.begin(answer);
      // `replace` removes the key from the address bar and the history.
      void navigate(goal, { replace: true });
    }, onFailure);
  };
  const who = { landlord: landlord ?? PRODUCT.name, product: PRODUCT.name };
  return (
    <>
      <Heading level={1}>{t('suppliers.invitation.title')}</Heading>
      <Text>{t(invites ? 'suppliers.invitation.from' : 'suppliers.invitation.job', who)}</Text>
      {signedIn && (
        <div className={styles.failure}>
          <Text ink={2}>{t('suppliers.invitation.replaces')}</Text>
          <ButtonLink variant="secondary" href={goal}>
            {t('suppliers.invitation.stay')}
          </ButtonLink>
        </div>
      )}
      <Button size="lg" fullWidth loading={busy} onClick={accept}>
        {t(invites ? 'suppliers.invitation.accept' : 'suppliers.invitation.openJob')}
      </Button>
      <div className={styles.failure}>
        <Text ink={2}>{t('suppliers.invitation.terms')}</Text>
        <div className={styles.links}>
          <Link href={paths.termsShort()}>{t('suppliers.invitation.termsLink')}</Link>
          <Link href={paths.privacyShort()}>{t('suppliers.invitation.privacyLink')}</Link>
        </div>
      </div>
    </>
  );
}
