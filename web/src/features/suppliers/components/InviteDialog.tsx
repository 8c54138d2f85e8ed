import { useProblemText } from '@api/problem-text';
import { LANGUAGES, languageOf, type Language } from '@contract/languages';
import { INVITED_SERVICE_TYPES, type Trade } from '@contract/service-types';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Mailed } from '@shared/mail/Mailed';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextArea, TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useInvite } from '../api/invitations';
import { TradesFields, tradesOf } from './TradesFields';
import styles from './InviteDialog.module.css';

const EMPTY = { email: '', companyName: '', message: '' };
const TYPES = INVITED_SERVICE_TYPES.map(({ value }) => value);
const LANGUAGE_OPTIONS = LANGUAGES.map(({ code, nativeName }) => ({ value: code, label: nativeName }));

interface InviteDialogProps {
  /** The main trade that is chosen at first. */
  trade?: Trade | undefined;
  onClose: () => void;
}

/** Invites a landlord's own supplier, to whom jobs can be offered immediately. */
export function InviteDialog({ trade, onClose }: InviteDialogProps) {
  const t = useT();
  const note = useNote('suppliers');
  const textOf = useProblemText();
  const [values, setValues] = useState(EMPTY);
  const [trades, setTrades] = useState<{ serviceType: string; others: Trade[] }>(() => ({
    serviceType: INVITED_SERVICE_TYPES.find((type) => type.trade === trade)?.value ?? '',
    others: [],
  }));
  const [language, setLanguage] = useState<Language>(useLanguage().language);
  const invite = useInvite(() => {
    toast({
      kind: 'success',
      title: <Mailed to={values.email}>{note((t) => t('suppliers.invite.sent', { email: values.email }))}</Mailed>,
    });
    onClose();
  });
  const bind = (name: keyof typeof EMPTY) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
  });
  const submit = () => {
    const { email, companyName, message } = values;
    invite.mutate({
      email: email.trim(),
      language,
      ...(companyName.trim() && { companyName }),
      ...tradesOf(trades.serviceType, trades.others),
      ...(message.trim() && { message }),
    });
  };
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('suppliers.back')}
      </Button>
      <Button loading={invite.isPending} disabled={!values.email.trim()} onClick={submit}>
        {t('suppliers.invite.verb')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('suppliers.invite.title')} closeLabel={t('app.close')} actions={actions}>
      <div className={styles.fields}>
        {invite.error && <FormError title={textOf(invite.error)} />}
        <p className={styles.text}>
          <Mailed part="note">{t('suppliers.invite.text')}</Mailed>
        </p>
        <TextField type="email" autoComplete="off" label={t('suppliers.invite.email')} {...bind('email')} />
        <TextField
          label={t('suppliers.company')}
          labelEnd={t('suppliers.optional')}
          maxLength={120}
          {...bind('companyName')}
        />
        <TradesFields types={TYPES} placeholder={t('suppliers.invite.anyTrade')} {...trades} onChange={setTrades} />
        <SelectField
          label={t('suppliers.invite.language')}
          value={language}
          onChange={(event) => setLanguage(languageOf(event.target.value))}
          options={LANGUAGE_OPTIONS}
        />
        <TextArea
          label={t('suppliers.invite.message')}
          labelEnd={t('suppliers.optional')}
          rows={2}
          maxLength={1000}
          {...bind('message')}
        />
      </div>
    </Dialog>
  );
}
