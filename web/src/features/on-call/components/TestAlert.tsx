import { PRODUCT } from '@contract/product';
import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { useSiteSettings } from '@nav/site-settings';
import { Mailed } from '@shared/mail/Mailed';
import { Button } from '@ui/controls/Button';
import { Section } from '@ui/layout/Section';
import { useState } from 'react';
import { useTestAlert } from '../api/on-call';
import styles from './on-call.module.css';

/** Sends a test only to the reader. */
export function TestAlert() {
  const t = useT();
  const formats = useFormats();
  const [sent, setSent] = useState<readonly string[]>();
  const test = useTestAlert(setSent);
  const send = () => {
    setSent(undefined);
    test.mutate();
  };
  // An email that this installation only keeps has reached no one.
  const keeps = useSiteSettings().mail === 'kept';
  const reached = (sent ?? []).filter((channel) => !keeps || channel !== 'email');
  const channels = formats.list(reached.map((channel) => t(messageId(`on-call.channel.${channel}`))));
  return (
    <Section title={t('on-call.test')}>
      <div className={styles.answer}>
        <p className={styles.text}>{t('on-call.testText')}</p>
        <div>
          <Button variant="secondary" loading={test.isPending} onClick={send}>
            {t('on-call.testSend')}
          </Button>
        </div>
        <p className={styles.text} role="status">
          {reached.length > 0 && t('on-call.testSent', { channels })}
          {sent?.length === 0 && t('on-call.testNone', { product: PRODUCT.name })}{' '}
          {sent?.includes('email') && <Mailed>{null}</Mailed>}
        </p>
      </div>
    </Section>
  );
}
