import type { SignedIn } from '@api/session';
import { REDIRECT_MS } from '@contract/limits';
import { lazyPart } from '@i18n/lazy-part';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useSiteSettings } from '@nav/site-settings';
import { Mailed } from '@shared/mail/Mailed';
import { Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { useState } from 'react';
import { Agreement } from './Agreement';
import { AuthFrame } from './AuthFrame';
import { RegisterForm, type RegisterType } from './RegisterForm';
import { Title } from './Title';
import { useWelcome } from './use-welcome';
import styles from './AuthForm.module.css';

/** The drawing loads when it is needed. Its words are shown immediately. */
const Arriving = lazyPart('auth', () => import('./Arriving'));

/** The registration of one kind of user, up to the way to the dashboard. */
export function RegisterSheet({ type }: { type: RegisterType }) {
  const t = useT();
  const { billing } = useSiteSettings();
  const welcome = useWelcome();
  const [person, setPerson] = useState<SignedIn>();

  const registered = (answer: SignedIn) => {
    setPerson(answer);
    welcome(answer, REDIRECT_MS.afterSignUp);
  };
  if (person) {
    const { email } = person.user;
    const [title, text] = [
      t('auth.register.done', { firstName: person.profile.firstName }),
      <Mailed key="text" to={email}>
        {t('auth.register.doneText', { email })}
      </Mailed>,
    ];
    return (
      <AuthFrame>
        <Arriving title={title} text={text} fallback={<Title title={title} intro={text} />} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame>
      {/* Without plans there is no trial to speak of. */}
      <Title
        title={t(`auth.register.${type}.title`)}
        intro={(type === 'supplier' || billing) && t(`auth.register.${type}.intro`)}
      />
      <RegisterForm type={type} onRegistered={registered} />
      <Agreement />
      <div className={styles.lines}>
        <Text>
          {t('auth.register.other')} <Link href={paths.register()}>{t('auth.register.chooseAgain')}</Link>
        </Text>
        <Text>
          {t('auth.register.known')} <Link href={paths.login()}>{t('auth.signIn')}</Link>
        </Text>
      </div>
    </AuthFrame>
  );
}
