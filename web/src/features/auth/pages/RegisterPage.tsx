import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import IconBuildingEstate from '@tabler/icons-react/dist/esm/icons/IconBuildingEstate.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import { Text } from '@ui/layout/Heading';
import { Link } from '@ui/link/Link';
import type { ReactNode } from 'react';
import { AuthFrame } from '../components/AuthFrame';
import { CodeDoor } from '../components/CodeDoor';
import { Title } from '../components/Title';
import formStyles from '../components/AuthForm.module.css';
import styles from './RegisterPage.module.css';

function Choice({ href, icon, title, text }: { href: string; icon: ReactNode; title: string; text: string }) {
  return (
    <Link look="plain" href={href} className={styles.choice}>
      <span className={styles.icon}>{icon}</span>
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.text}>{text}</span>
      </span>
      <IconArrowRight size={18} stroke={1.75} aria-hidden />
    </Link>
  );
}

/** /register: who one is, then the form. */
export default function RegisterPage() {
  const t = useT();
  return (
    <AuthFrame>
      <Title title={t('auth.register.title')} intro={t('auth.register.intro')} />
      <div className={styles.choices}>
        <Choice
          href={paths.registerLandlord()}
          icon={<IconBuildingEstate size={24} stroke={1.75} aria-hidden />}
          title={t('auth.register.landlord')}
          text={t('auth.register.landlord.text')}
        />
        <Choice
          href={paths.registerSupplier()}
          icon={<IconTool size={24} stroke={1.75} aria-hidden />}
          title={t('auth.register.supplier')}
          text={t('auth.register.supplier.text')}
        />
      </div>
      <CodeDoor />
      <Text className={formStyles.aside}>
        {t('auth.register.known')} <Link href={paths.login()}>{t('auth.signIn')}</Link>
      </Text>
    </AuthFrame>
  );
}
