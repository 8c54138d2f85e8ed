import { useT } from '@i18n/messages';
import { Text } from '@ui/layout/Heading';

/** Above a form of which no field may stay empty; the fields say so themselves to those who listen. */
export function AllRequired() {
  const t = useT();
  return <Text ink={2}>{t('auth.allRequired')}</Text>;
}
