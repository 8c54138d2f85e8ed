import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useSiteSettings } from '@nav/site-settings';
import { Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { AuthFrame } from '../components/AuthFrame';
import { CodeDoor } from '../components/CodeDoor';
import { ProviderArrival } from '../components/ProviderArrival';
import { ProviderWays } from '../components/ProviderWays';
import { SessionNote } from '../components/SessionNote';
import { SignInForm } from '../components/SignInForm';
import { Title } from '../components/Title';
import { useWelcome } from '../components/use-welcome';
import styles from '../components/AuthForm.module.css';

/** One sign-in for landlords, suppliers and tenants. */
export default function LoginPage() {
  const t = useT();
  const welcome = useWelcome();
  const { signInWith } = useSiteSettings();
  return (
    <AuthFrame>
      <SessionNote />
      <Title title={t('auth.login.title')} intro={t('auth.login.intro')} />
      <ProviderArrival onSignedIn={welcome} />
      <SignInForm onSignedIn={welcome} />
      {signInWith && <ProviderWays providers={signInWith} />}
      <CodeDoor />
      <Text className={styles.aside}>
        {t('auth.login.new')} <Link href={paths.register()}>{t('auth.createAccount')}</Link>
      </Text>
    </AuthFrame>
  );
}
