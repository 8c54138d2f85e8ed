import { useT } from '@i18n/messages';
import { Text } from '@ui/layout/Heading';
import styles from './AuthForm.module.css';

/** What people agree to by creating an account. */
export function Agreement() {
  const t = useT();
  return (
    <Text look="small" ink={3} className={styles.aside}>
      {t('auth.register.agree')}
    </Text>
  );
}
