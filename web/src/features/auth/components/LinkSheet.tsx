import { useSession } from '@api/session';
import { useT } from '@i18n/messages';
import { homeOf, paths } from '@nav/paths';
import { BrokenLink } from '@shared/link/mailed-link';
import { Button, ButtonLink } from '@ui/controls/Button';
import { Spinner } from '@ui/controls/Spinner';
import { Pane } from '@ui/pane/Pane';
import type { ReactNode } from 'react';
import { AuthFrame } from './AuthFrame';
import { Title } from './Title';
import type { LinkOutcome } from './use-link-answer';
import styles from './AuthForm.module.css';

export interface LinkSheetProps {
  outcome: LinkOutcome;
  /** What the page is for, while the link is looked at. */
  waiting: string;
  title: string;
  text: string;
  /** What to do when the link is refused, for those who are signed in. */
  again?: ReactNode;
}

/** What became of a link: broken, checking, done, or refused with a way on. */
export function LinkSheet({ outcome, waiting, title, text, again }: LinkSheetProps) {
  const t = useT();
  const session = useSession();
  const inside = session.status === 'signed-in';
  const onward = (
    <ButtonLink href={inside ? homeOf(session.profile.userType) : paths.login()}>
      {t(inside ? 'auth.toDashboard' : 'auth.signIn')}
    </ButtonLink>
  );
  return (
    <AuthFrame>
      {outcome.state === 'broken' && <BrokenLink>{onward}</BrokenLink>}
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
      {outcome.state === 'unknown' && (
        <div className={styles.done} role="alert">
          <Title title={t('auth.verify.unknown')} intro={outcome.text} />
          <Button onClick={() => window.location.reload()}>{t('auth.verify.retry')}</Button>
        </div>
      )}
      {outcome.state === 'refused' && (
        <div className={styles.done} role="alert">
          <Title title={t('auth.verify.refused')} intro={outcome.text} />
          {inside && again ? again : onward}
        </div>
      )}
    </AuthFrame>
  );
}
