import { useAction } from '@api/use-action';
import { PRODUCT } from '@contract/product';
import { useT } from '@i18n/messages';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { downloadAccount } from '../api/own-data';
import styles from './Settings.module.css';

/** Downloads the whole account for another installation; for owners of a landlord’s account. */
export function MoveSection() {
  const t = useT();
  const download = useAction({ run: downloadAccount });
  return (
    <Section title={t('account.move.title')}>
      <div className={styles.stack}>
        <Text ink={2}>{t('account.move.text', { product: PRODUCT.name })}</Text>
        <Text ink={2}>{t('account.move.care')}</Text>
        <div className={styles.actions}>
          <Button
            variant="secondary"
            icon={<IconDownload aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {t('account.move.submit')}
          </Button>
        </div>
      </div>
    </Section>
  );
}
