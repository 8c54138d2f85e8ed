import { session, useSession, type Profile, type SignedIn } from '@api/session';
import { REDIRECT_MS } from '@contract/limits';
import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import { useOtherSignIn } from '@nav/after-sign-in';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import { Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { toast, TOAST_MS } from '@ui/overlay/toastStore';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CodeAnswer } from '../api/enter-code';
import Arriving from '../components/Arriving';
import { AuthFrame } from '../components/AuthFrame';
import { CodeForm } from '../components/CodeForm';
import { dropSetup, keptSetup, type Setup } from '../components/kept-setup';
import { Steps } from '../components/Steps';
import { Title } from '../components/Title';
import { useDeepCode } from '../components/use-deep-code';
import { useWelcome } from '../components/use-welcome';
import styles from '../components/AuthForm.module.css';

/** What follows the code comes when it is wanted. */
const AddHome = lazyPart('auth', () => import('../components/AddHome'));
const SetupStep = lazyPart('auth', () => import('../components/SetupStep'));

/** `attempt` tries again what could not be loaded. */
type Second = Setup & { attempt: number };
type Step =
  | { at: 'code' }
  | ({ at: 'add'; profile: Profile } & Second)
  | ({ at: 'setup' } & Second)
  | { at: 'done'; answer: SignedIn };

/** After a reload the second step is there again. The prerendered page knows nothing of it, so it begins with the first. */
function useKeptSetup(take: (kept: Setup) => void): void {
  const { status } = useSession();
  const [search] = useSearchParams();
  const look = useEffectEvent(() => {
    const kept = session.state().status === 'anonymous' ? keptSetup(search.get('code')) : undefined;
    if (kept) take(kept);
  });
  useEffect(() => look(), [status]);
}

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

/** /tenant-access: the code, then, the first time, the account (docs/specification/tenant-codes.md). A tenant who is signed in adds the home. */
export default function TenantAccessPage() {
  const t = useT();
  const note = useNote('auth');
  const welcome = useWelcome();
  const [typed, setTyped] = useDeepCode();
  const [step, setStep] = useState<Step>({ at: 'code' });
  const current = useSession();

  const second = (setup: Setup): Second => ({ ...setup, attempt: 'attempt' in step ? step.attempt + 1 : 0 });
  useKeptSetup((kept) => {
    if (step.at !== 'code') return;
    setTyped(kept.code);
    setStep({ at: 'setup', ...second(kept) });
  });
  const answered = (answer: CodeAnswer, code: string) => {
    setTyped(code);
    if (answer.kind === 'setup') {
      const known =
        current.status === 'signed-in' && current.profile.userType === 'tenant' ? current.profile : undefined;
      const next = second({ code, invitation: answer.invitation });
      return setStep(known ? { at: 'add', profile: known, ...next } : { at: 'setup', ...next });
    }
    toast({ title: note((t) => t('auth.toast.signedIn')), duration: TOAST_MS.signIn });
    welcome(answer.session);
  };
  const back = () => {
    dropSetup();
    setStep({ at: 'code' });
  };
  const ready = (answer: SignedIn) => {
    setStep({ at: 'done', answer });
    welcome(answer, REDIRECT_MS.afterTenantSetup);
  };
  const codeStep = <CodeStep code={typed} onAnswer={answered} />;
  return (
    <AuthFrame band={step.at === 'code'}>
      {step.at === 'code' && codeStep}
      {step.at === 'add' && (
        <AddHome
          code={step.code}
          profile={step.profile}
          attempt={step.attempt}
          fallback={codeStep}
          onOther={() => setStep({ ...step, at: 'setup' })}
        />
      )}
      {step.at === 'setup' && (
        <SetupStep
          code={step.code}
          invitation={step.invitation}
          attempt={step.attempt}
          fallback={codeStep}
          onBack={back}
          onReady={ready}
        />
      )}
      {step.at === 'done' && (
        <Arriving
          title={t('auth.setup.done', { firstName: step.answer.profile.firstName })}
          text={t('auth.setup.doneText')}
        />
      )}
    </AuthFrame>
  );
}
