import { useIsOwner } from '@api/account-owner';
import { useDownload } from '@api/download';
import { PRODUCT } from '@contract/product';
import { useT } from '@i18n/messages';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { EXPORT_PATH } from '../api/own-data';
import styles from './Settings.module.css';

/** Downloads a copy of all data of the account. */
export function ExportSection() {
  const t = useT();
  const download = useDownload();
  const owner = useIsOwner();
  return (
    <Section title={t('account.export.title')}>
      <div className={styles.stack}>
        <Text ink={2}>{t(owner ? 'account.export.text' : 'account.export.colleague')}</Text>
        <div className={styles.actions}>
          <Button
            variant="secondary"
            icon={<IconDownload aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate({ path: EXPORT_PATH, name: `${PRODUCT.slug}-data.zip` })}
          >
            {t('account.export.submit')}
          </Button>
        </div>
      </div>
    </Section>
  );
}
