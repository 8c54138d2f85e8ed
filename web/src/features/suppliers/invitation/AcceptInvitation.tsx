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

const INVITED = {
  title: 'suppliers.invitation.title',
  text: 'suppliers.invitation.from',
  open: 'suppliers.invitation.accept',
} as const;
const JOB = {
  title: 'suppliers.invitation.titleJob',
  text: 'suppliers.invitation.job',
  open: 'suppliers.invitation.openJob',
} as const;
/** Emails about an invoice lead here too, as long as the supplier has no password. */
const INVOICE = {
  title: 'suppliers.invitation.titleInvoice',
  text: 'suppliers.invitation.invoice',
  open: 'suppliers.invitation.openInvoice',
} as const;

/** Says who invites or sent the job, with a button to accept. Clicking it uses the link and signs in. */
export function AcceptInvitation({ look: { landlord, invites }, linkKey, goal, onFailure }: AcceptInvitationProps) {
  const t = useT();
  const navigate = useNavigate();
  const now = useSession();
  const signedIn = now.status === 'signed-in' ? { email: now.profile.email } : null;
  const [busy, setBusy] = useState(false);
  const accept = () => {
    setBusy(true);
    openInvitation(linkKey).then((answer) => {
      session.begin(answer);
      // `replace` removes the key from the address bar and the history.
      void navigate(goal, { replace: true });
    }, onFailure);
  };
  const words = invites ? INVITED : goal.startsWith(paths.supplierInvoices()) ? INVOICE : JOB;
  const who = { landlord: landlord ?? PRODUCT.name, product: PRODUCT.name };
  return (
    <>
      <Heading level={1}>{t(words.title)}</Heading>
      <Text>{t(words.text, who)}</Text>
      {signedIn && (
        <div className={styles.failure}>
          <Text ink={2}>{t('suppliers.invitation.replaces', signedIn)}</Text>
          <ButtonLink variant="secondary" href={goal}>
            {t('suppliers.invitation.stay', signedIn)}
          </ButtonLink>
        </div>
      )}
      <Button size="lg" fullWidth loading={busy} onClick={accept}>
        {t(words.open)}
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
