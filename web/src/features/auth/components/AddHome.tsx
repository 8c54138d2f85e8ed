import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useProblemText } from '@api/problem-text';
import type { Profile } from '@api/session';
import { useT } from '@i18n/messages';
import { homeOf } from '@nav/paths';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { toast } from '@ui/overlay/toastStore';
import { addHome } from '../api/add-home';
import styles from './AuthForm.module.css';
import { Title } from './Title';

interface AddHomeProps {
  code: string;
  profile: Profile;
  /** An account of its own for this home instead. */
  onOther: () => void;
}

/** The code of a further home, shown by a tenant who is signed in: one account, several homes (decisions, section 3). */
export function AddHome({ code, profile, onOther }: AddHomeProps) {
  const t = useT();
  const textOf = useProblemText();
  const navigate = useNavigate();
  const [state, setState] = useState<{ busy: boolean; failure?: string }>({ busy: false });
  const add = async () => {
    setState({ busy: true });
    try {
      await addHome(code);
      // What was read is kept with the pages behind sign-in; this one carries no cache.
      const { queryClient } = await import('@api/DataProvider');
      await queryClient.invalidateQueries();
      toast({ title: t('auth.home.added') });
      void navigate(homeOf('tenant'), { replace: true });
    } catch (error) {
      setState({ busy: false, failure: textOf(error) });
    }
  };
  return (
    <>
      <Title title={t('auth.home.title')} intro={t('auth.home.intro', { email: profile.email })} />
      <div className={styles.form}>
        {state.failure && <FormError title={state.failure} />}
        <Button size="lg" fullWidth loading={state.busy} onClick={() => void add()}>
          {t('auth.home.add')}
        </Button>
        <Button variant="ghost" fullWidth onClick={onOther}>
          {t('auth.home.other')}
        </Button>
      </div>
    </>
  );
}
