import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { session } from '@api/session';
import { PRODUCT } from '@contract/product';
import { useT } from '@i18n/messages';
import { NEXT, safeNext, withNext } from '@nav/next';
import { paths } from '@nav/paths';
import { BrokenLink, useMailedLink } from '@shared/link/mailed-link';
import { Brand } from '@ui/brand/Brand';
import { Heading, Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { Skeleton } from '@ui/states/Skeleton';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openInvitation } from '../api/invitations';
import styles from './InvitationPage.module.css';

/** /supplier-invitation?key=…: the link of an invitation opens the jobs at once. */
export default function InvitationPage() {
  const t = useT();
  const textOf = useProblemText();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<{ text: string; secondStep: boolean }>();
  const { token: key, broken } = useMailedLink('key');
  const { token: goal } = useMailedLink(NEXT);
  useEffect(() => {
    if (!key) return;
    openInvitation(key).then(
      (answer) => {
        session.begin(answer);
        // The key leaves the address with the page.
        void navigate(safeNext(goal) ?? paths.supplierJobs(), { replace: true });
      },
      (error: unknown) => {
        setFailure({ text: textOf(error), secondStep: toProblem(error).code === 'two_factor_required' });
      },
    );
  }, [key, goal, navigate, textOf]);
  if (broken) {
    return (
      <main id="main" className={styles.page}>
        <Brand name={PRODUCT.name} />
        <BrokenLink>
          <Link href={goal ? withNext(paths.login(), goal) : paths.login()}>{t('suppliers.invitation.signIn')}</Link>
        </BrokenLink>
      </main>
    );
  }
  return (
    <main id="main" className={styles.page}>
      <Brand name={PRODUCT.name} />
      <Heading level={1}>{t('suppliers.invitation.title')}</Heading>
      {failure ? (
        <div role="alert" className={styles.failure}>
          <Text>{failure.text}</Text>
          <Text ink={2}>{t(failure.secondStep ? 'suppliers.invitation.secondStep' : 'suppliers.invitation.over')}</Text>
          {failure.secondStep && <Link href={paths.forgotPassword()}>{t('suppliers.invitation.password')}</Link>}
          <Link href={goal ? withNext(paths.login(), goal) : paths.login()}>{t('suppliers.invitation.signIn')}</Link>
        </div>
      ) : (
        <Skeleton shape="lines" rows={3} label={t('app.loading')} />
      )}
    </main>
  );
}
