import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { session, type SignedIn } from '@api/session';
import { useT } from '@i18n/messages';
import { NEXT, safeNext } from '@nav/next';
import { paths } from '@nav/paths';
import { ButtonLink } from '@ui/controls/Button';
import { useLocation, useNavigate } from 'react-router-dom';
import { AuthFrame } from '../components/AuthFrame';
import { SessionNote } from '../components/SessionNote';
import { SignInForm } from '../components/SignInForm';
import { Title } from '../components/Title';

/** /admin-login, /adminlogin, /admin-secret-login (docs/specification/two-step-verification.md). */
export default function AdminLoginPage() {
  const t = useT();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { search } = useLocation();
  const arrived = (answer: SignedIn) => {
    session.begin(answer);
    void navigate(safeNext(new URLSearchParams(search).get(NEXT)) ?? paths.admin(), { replace: true });
  };
  const textOf = (error: unknown) => {
    const { code, status } = toProblem(error);
    if (code === 'invalid_admin_credentials') return t('auth.admin.wrong');
    return status >= 400 && status < 500 ? problemText(error) : t('auth.portal.failed');
  };
  return (
    <AuthFrame>
      <SessionNote />
      <Title title={t('auth.admin.title')} intro={t('auth.admin.intro')} />
      <SignInForm portal="admin" onSignedIn={arrived} textOf={textOf} submit={t('auth.signIn')}>
        <ButtonLink variant="ghost" fullWidth href={paths.home()}>
          {t('auth.backHome')}
        </ButtonLink>
      </SignInForm>
    </AuthFrame>
  );
}
