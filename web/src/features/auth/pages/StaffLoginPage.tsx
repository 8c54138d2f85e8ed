import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { session, type SignedIn } from '@api/session';
import type { MessageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { NEXT, safeNext } from '@nav/next';
import { paths } from '@nav/paths';
import { Tabs } from '@ui/layout/Tabs';
import { useLocation, useNavigate } from 'react-router-dom';
import { AuthFrame } from '../components/AuthFrame';
import { DemoButton } from '../components/DemoButton';
import { SessionNote } from '../components/SessionNote';
import { SignInForm } from '../components/SignInForm';
import { Title } from '../components/Title';
import { useWays } from '../components/use-ways';
import styles from '../components/AuthForm.module.css';

type Mode = 'demo' | 'email';

/**
 * /staff-secret-login: demo or credentials (docs/specification/staff-and-admin.md). Someone who was redirected here
 * from a page of the dashboard sees the credentials immediately, and so does everyone where there is no demo.
 */
export default function StaffLoginPage() {
  const t = useT();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { search } = useLocation();
  const next = safeNext(new URLSearchParams(search).get(NEXT));
  const { offered, mode, choose } = useWays<Mode>(['demo', 'email'], next ? 'email' : undefined);
  const arrived = (answer: SignedIn) => {
    session.begin(answer);
    void navigate(next ?? paths.staff(), { replace: true });
  };
  const wrong = (error: unknown) =>
    toProblem(error).code === 'invalid_staff_credentials'
      ? t('auth.staff.wrong')
      : refusal(error, 'auth.portal.failed');
  const refusal = (error: unknown, fallback: MessageId) => {
    return toProblem(error).status === 429 ? problemText(error) : t(fallback);
  };
  const demoRefused = (error: unknown) =>
    t(toProblem(error).status >= 400 ? 'auth.staff.demoRefused' : 'auth.staff.demoFailed');
  return (
    <AuthFrame>
      <SessionNote />
      <Title title={t('auth.staff.title')} intro={t('auth.staff.intro')} />
      <Tabs<Mode>
        label={t('auth.ways')}
        tabs={offered.map((id) => ({ id, label: t(`auth.tab.${id}`) }))}
        value={mode}
        onChange={choose}
      >
        <div className={styles.panel}>
          {mode === 'demo' ? (
            <DemoButton userType="staff" onSignedIn={arrived} textOf={demoRefused} />
          ) : (
            <SignInForm portal="staff" onSignedIn={arrived} textOf={wrong} submit={t('auth.signIn')} />
          )}
        </div>
      </Tabs>
    </AuthFrame>
  );
}
