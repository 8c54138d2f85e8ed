import { VERIFICATION_CODE } from '@contract/limits';
import { useT } from '@i18n/messages';
import { InputText } from '@shared/form/inputs';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { useMemo } from 'react';
import { object, string } from 'yup';
import { confirmApp, type AppOffer } from '../../api/two-factor';
import { SettingsForm } from '../SettingsForm';
import styles from '../Settings.module.css';
import own from './two-factor.module.css';

const asImage = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export interface AppDialogProps {
  offer: AppOffer;
  /** With the recovery codes. */
  onConfirmed: (codes: string[]) => void;
  onClose: () => void;
}

/** The secret for an authenticator app, as a picture and to type; its first code proves that the app has it. */
export function AppDialog({ offer, onConfirmed, onClose }: AppDialogProps) {
  const t = useT();
  const schema = useMemo(() => {
    const text = t('account.error.sixDigits');
    return object({
      code: string()
        .required(text)
        .matches(new RegExp(`^\\s*(\\d\\s?){${VERIFICATION_CODE.length}}$`), text),
    });
  }, [t]);
  return (
    <Dialog open onClose={onClose} title={t('account.app.title')} closeLabel={t('app.close')} size="sm">
      <div className={styles.stack}>
        <Text ink={2}>{t('account.app.scan')}</Text>
        <img className={own.qr} src={asImage(offer.qr)} alt={t('account.app.qr')} width={180} height={180} />
        <div>
          <Text look="small" ink={2}>
            {t('account.app.byHand')}
          </Text>
          <code className={own.secret}>{inFours(offer.secret)}</code>
        </div>
        <SettingsForm
          initial={{ code: '' }}
          schema={schema}
          onSubmit={async ({ code }) => onConfirmed(await confirmApp(code.replace(/\s/g, '')))}
          submit={t('account.app.submit')}
        >
          <InputText
            data-autofocus=""
            look="code"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            label={t('account.app.code')}
          />
        </SettingsForm>
      </div>
    </Dialog>
  );
}
