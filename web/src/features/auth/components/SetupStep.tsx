import { useT } from '@i18n/messages';
import { withNext } from '@nav/next';
import { paths } from '@nav/paths';
import { Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import { SetupForm, type SetupFormProps } from './SetupForm';
import { Steps } from './Steps';
import { Title } from './Title';

function HasAccount({ code }: { code: string }) {
  const t = useT();
  return (
    <Text>
      {t('auth.setup.before')}{' '}
      <Link href={withNext(paths.login(), paths.tenantAccess(code))}>{t('auth.setup.signIn')}</Link>
    </Text>
  );
}

/** Step 2 of the tenant's sign-in, only the first time. */
export default function SetupStep(props: SetupFormProps) {
  const t = useT();
  return (
    <>
      <Steps step={2} of={2} />
      <Title title={t('auth.setup.title')} intro={t('auth.setup.intro')} />
      <SetupForm {...props} />
      <HasAccount code={props.code} />
    </>
  );
}
