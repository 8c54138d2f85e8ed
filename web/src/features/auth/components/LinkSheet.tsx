import type { ReactNode } from 'react';
import { useSession } from '@api/session';
import { useT } from '@i18n/messages';
import { homeOf, paths } from '@nav/paths';
import { ButtonLink } from '@ui/controls/Button';
import { Spinner } from '@ui/controls/Spinner';
import { Pane } from '@ui/pane/Pane';
import { AuthFrame } from './AuthFrame';
import styles from './AuthForm.module.css';
import { Title } from './Title';
import type { LinkOutcome } from './use-link-answer';

export interface LinkSheetProps {
  outcome: LinkOutcome;
  /** What the page is for, while the link is looked at. */
  waiting: string;
  title: string;
  text: string;
  /** What to do when the link is refused, for those who are signed in. */
  again?: ReactNode;
}

/** An address without its token, or with half of it, is no fault of fields that nobody sees. */
function refusalOf({ code, text }: Extract<LinkOutcome, { state: 'refused' }>, t: (id: string) => string) {
  return code === 'invalid_input' ? { title: t('auth.verify.broken'), intro: t('auth.verify.brokenText') } : { title: t('auth.verify.refused'), intro: text };
}

/** What became of a link: checking, done, or refused with a way on. */
export function LinkSheet({ outcome, waiting, title, text, again }: LinkSheetProps) {
  const t = useT();
  const session = useSession();
  const inside = session.status === 'signed-in';
  const onward = <ButtonLink href={inside ? homeOf(session.profile.userType) : paths.login()}>{t(inside ? 'auth.toDashboard' : 'auth.signIn')}</ButtonLink>;
  return (
    <AuthFrame>
      {outcome.state === 'checking' && (
        <div className={styles.done} role="status">
          <Spinner />
          <Title title={waiting} intro={t('auth.verify.checking')} />
        </div>
      )}
      {outcome.state === 'done' && (
        <div className={styles.done} role="status">
          <Pane kind="full" status="paid" size="window" filling />
          <Title title={title} intro={text} />
          {onward}
        </div>
      )}
      {outcome.state === 'refused' && (
        <div className={styles.done} role="alert">
          <Title {...refusalOf(outcome, t)} />
          {inside && again ? again : onward}
        </div>
      )}
    </AuthFrame>
  );
}
