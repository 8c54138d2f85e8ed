import { REDIRECT_MS } from '@contract/limits';
import { useState } from 'react';
import { useSession, type Profile, type SignedIn } from '@api/session';
import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import { useOtherSignIn } from '@nav/after-sign-in';
import { withNext } from '@nav/next';
import { paths } from '@nav/paths';
import { Link } from '@ui/link/Link';
import { Text } from '@ui/layout/Heading';
import { toast, TOAST_MS } from '@ui/overlay/toastStore';
import type { CodeAnswer } from '../api/enter-code';
import type { TenantInvitation } from '../api/session-answers';
import { Arriving } from '../components/Arriving';
import { AuthFrame } from '../components/AuthFrame';
import { CodeForm } from '../components/CodeForm';
import { SetupForm } from '../components/SetupForm';
import { Steps } from '../components/Steps';
import { Title } from '../components/Title';
import { useWelcome } from '../components/use-welcome';
import { useDeepCode } from '../components/use-deep-code';
import styles from '../components/AuthForm.module.css';

/** For the few who are signed in already: it comes when it is wanted. */
const AddHome = lazyPart('auth', () => import('../components/AddHome'));

type Setup = { code: string; invitation?: TenantInvitation };
type Step = { at: 'code' } | ({ at: 'add'; profile: Profile; attempt: number } & Setup) | ({ at: 'setup' } & Setup) | { at: 'done'; answer: SignedIn };

function OtherWays() {
  const t = useT();
  const keepingNext = useOtherSignIn();
  return (
    <div className={styles.lines}>
      <Text>
        {t('auth.code.before')} <Link href={keepingNext(paths.login())}>{t('auth.code.withEmail')}</Link>
      </Text>
      <Text>
        {t('auth.code.others')} <Link href={paths.register()}>{t('auth.createAccount')}</Link>
      </Text>
    </div>
  );
}

function CodeStep({ code, onAnswer }: { code: string; onAnswer: (answer: CodeAnswer, code: string) => void }) {
  const t = useT();
  return (
    <>
      <Steps step={1} of={2} />
      <Title title={t('auth.code.title')} intro={t('auth.code.intro')} />
      <CodeForm key={code} initial={code} onAnswer={onAnswer} />
      <OtherWays />
    </>
  );
}

function HasAccount({ code }: { code: string }) {
  const t = useT();
  return (
    <Text>
      {t('auth.setup.before')} <Link href={withNext(paths.login(), paths.tenantAccess(code))}>{t('auth.setup.signIn')}</Link>
    </Text>
  );
}

/** /tenant-access: the code, then, the first time, the account (spec 1, section 2). A tenant who is signed in adds the home. */
export default function TenantAccessPage() {
  const t = useT();
  const welcome = useWelcome();
  const [typed, setTyped] = useDeepCode();
  const [step, setStep] = useState<Step>({ at: 'code' });
  const current = useSession();

  const answered = (answer: CodeAnswer, code: string) => {
    setTyped(code);
    if (answer.kind === 'setup') {
      const { invitation } = answer;
      const known = current.status === 'signed-in' && current.profile.userType === 'tenant' ? current.profile : undefined;
      return setStep(known ? { at: 'add', code, invitation, profile: known, attempt: step.at === 'add' ? step.attempt + 1 : 0 } : { at: 'setup', code, invitation });
    }
    toast({ title: t('auth.toast.signedIn'), duration: TOAST_MS.signIn });
    welcome(answer.session);
  };
  const ready = (answer: SignedIn) => {
    setStep({ at: 'done', answer });
    welcome(answer, REDIRECT_MS.afterTenantSetup);
  };
  const codeStep = <CodeStep code={typed} onAnswer={answered} />;
  return (
    <AuthFrame band={step.at === 'code'}>
      {step.at === 'code' && codeStep}
      {step.at === 'add' && <AddHome code={step.code} profile={step.profile} attempt={step.attempt} fallback={codeStep} onOther={() => setStep({ ...step, at: 'setup' })} />}
      {step.at === 'setup' && (
        <>
          <Steps step={2} of={2} />
          <Title title={t('auth.setup.title')} intro={t('auth.setup.intro')} />
          <SetupForm code={step.code} invitation={step.invitation} onBack={() => setStep({ at: 'code' })} onReady={ready} />
          <HasAccount code={step.code} />
        </>
      )}
      {step.at === 'done' && <Arriving title={t('auth.setup.done', { firstName: step.answer.profile.firstName })} text={t('auth.setup.doneText')} />}
    </AuthFrame>
  );
}
