import { useProblemText } from '@api/problem-text';
import type { SignedIn } from '@api/session';
import { useT } from '@i18n/messages';
import { Refusal } from '@shared/form/Refusal';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { toast, TOAST_MS } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { enterDemo, type DemoType } from '../api/enter-demo';
import styles from './AuthForm.module.css';

export interface DemoButtonProps {
  userType: DemoType;
  onSignedIn: (answer: SignedIn) => void;
  /** The form's own text for a refusal. */
  textOf?: (error: unknown) => string;
}

/** Opens the demo world with one click. */
export function DemoButton({ userType, onSignedIn, textOf }: DemoButtonProps) {
  const t = useT();
  const note = useNote('auth');
  const problemText = useProblemText();
  const [state, setState] = useState<{ busy: boolean; failed?: { refused: unknown } }>({ busy: false });
  const enter = async () => {
    setState({ busy: true });
    try {
      const answer = await enterDemo(userType);
      toast({ title: note((t) => t('auth.toast.demo')), duration: TOAST_MS.signIn });
      onSignedIn(answer);
    } catch (error) {
      toast({ kind: 'error', title: note((t) => t('auth.toast.demoFailed')) });
      setState({ busy: false, failed: { refused: error } });
    }
  };
  return (
    <div className={styles.form}>
      {state.failed && <Refusal error={state.failed.refused} textOf={textOf ?? problemText} />}
      <Button size="lg" fullWidth loading={state.busy} onClick={() => void enter()}>
        {t(`auth.demo.${userType}`)}
      </Button>
    </div>
  );
}
