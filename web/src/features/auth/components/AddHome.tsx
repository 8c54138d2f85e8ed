import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import type { Profile } from '@api/session';
import { useT } from '@i18n/messages';
import { homeOf } from '@nav/paths';
import { Refusal } from '@shared/form/Refusal';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddHome } from '../api/add-home';
import { PasswordFirst } from './PasswordFirst';
import { Title } from './Title';
import styles from './AuthForm.module.css';

interface AddHomeProps {
  code: string;
  profile: Profile;
  /** An account of its own for this home instead. */
  onOther: () => void;
}

/**
 * The cache belongs to the pages behind sign-in, so this page doesn't include it. If the cache can't be loaded, there
 * is nothing in it to update either.
 */
const readAgain = () =>
  import('@api/DataProvider').then(({ queryClient }) => queryClient.invalidateQueries()).catch(() => undefined);

/** The code of a further home, shown by a tenant who is signed in: one account, several homes (docs/specification/tenant-codes.md). */
export default function AddHome({ code, profile, onOther }: AddHomeProps) {
  const t = useT();
  const note = useNote('auth');
  const textOf = useProblemText();
  const navigate = useNavigate();
  const [state, setState] = useState<{ busy?: boolean; failed?: { refused: unknown }; asksPassword?: boolean }>({});
  const addHome = useAddHome(code);
  const add = async () => {
    await addHome();
    await readAgain();
    toast({ title: note((t) => t('auth.home.added')) });
    void navigate(homeOf('tenant'), { replace: true });
  };
  const press = async () => {
    setState({ busy: true });
    try {
      await add();
    } catch (error) {
      setState(toProblem(error).code === 'password_required' ? { asksPassword: true } : { failed: { refused: error } });
    }
  };
  return (
    <>
      <Title
        title={t('auth.home.title')}
        intro={t(state.asksPassword ? 'auth.home.password' : 'auth.home.intro', { email: profile.email })}
      />
      <div className={styles.form}>
        {state.failed && <Refusal error={state.failed.refused} textOf={textOf} />}
        {state.asksPassword ? (
          <PasswordFirst onConfirmed={add} />
        ) : (
          <Button size="lg" fullWidth loading={state.busy} onClick={() => void press()}>
            {t('auth.home.add')}
          </Button>
        )}
        <Button variant="ghost" fullWidth onClick={onOther}>
          {t('auth.home.other')}
        </Button>
      </div>
    </>
  );
}
