import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { PRODUCT } from '@contract/product';
import { useT } from '@i18n/messages';
import { NEXT, safeNext, withNext } from '@nav/next';
import { paths } from '@nav/paths';
import { BrokenLink, useMailedLink } from '@shared/link/mailed-link';
import { Brand } from '@ui/brand/Brand';
import { wake } from '@ui/later/asleep';
import { Heading, Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { Skeleton } from '@ui/states/Skeleton';
import { useEffect, useState } from 'react';
import { lookAtInvitation, type InvitationLook } from '../api/invitations';
import { AcceptInvitation } from '../invitation/AcceptInvitation';
import { UsedLink } from '../invitation/UsedLink';
import styles from './InvitationPage.module.css';

function useLook(key: string) {
  const [look, setLook] = useState<InvitationLook>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    if (!key) return;
    // Parts of a prerendered page load at the first gesture. This page changes without one, so they have to load now.
    wake();
    let gone = false;
    lookAtInvitation(key).then(
      (found) => gone || setLook(found),
      (error: unknown) => gone || setFailure(error),
    );
    return () => {
      gone = true;
    };
  }, [key]);
  return { look, failure, setFailure };
}

/**
 * /supplier-invitation?key=…: says who invites, with a button to accept. Opening the page doesn't use the link, because
 * mail programs open links automatically.
 */
export default function InvitationPage() {
  const t = useT();
  const { token: key, broken } = useMailedLink('key');
  const { token: next } = useMailedLink(NEXT);
  const { look, failure, setFailure } = useLook(key);
  const goal = safeNext(next);
  const signIn = goal ? withNext(paths.login(), goal) : paths.login();
  return (
    <main id="main" className={styles.page}>
      <Brand name={PRODUCT.name} />
      {broken && (
        <BrokenLink>
          <Link href={signIn}>{t('suppliers.invitation.signIn')}</Link>
        </BrokenLink>
      )}
      {!broken && failure !== undefined && <Refused failure={failure} signIn={signIn} />}
      {!broken && failure === undefined && !look && (
        <>
          <Heading level={1}>{t('suppliers.invitation.title')}</Heading>
          <Skeleton shape="lines" rows={3} label={t('app.loading')} />
        </>
      )}
      {failure === undefined &&
        look &&
        (look.state === 'open' ? (
          <AcceptInvitation look={look} linkKey={key} goal={goal ?? paths.supplierJobs()} onFailure={setFailure} />
        ) : (
          <UsedLink look={look} linkKey={key} signIn={signIn} />
        ))}
    </main>
  );
}

function Refused({ failure, signIn }: { failure: unknown; signIn: string }) {
  const t = useT();
  const textOf = useProblemText();
  const secondStep = toProblem(failure).code === 'two_factor_required';
  return (
    <>
      <Heading level={1}>{t('suppliers.invitation.title')}</Heading>
      <div role="alert" className={styles.failure}>
        <Text>{textOf(failure)}</Text>
        <Text ink={2}>{t(secondStep ? 'suppliers.invitation.secondStep' : 'suppliers.invitation.over')}</Text>
        {secondStep && <Link href={paths.forgotPassword()}>{t('suppliers.invitation.password')}</Link>}
        <Link href={signIn}>{t('suppliers.invitation.signIn')}</Link>
      </div>
    </>
  );
}
