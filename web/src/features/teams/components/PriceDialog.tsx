import { useProblemText } from '@api/problem-text';
import { parseAmount } from '@contract/amount-text';
import { isCurrency } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useNeedPrice, type MyJobDetail } from '../api/my-jobs';
import styles from './teams.module.css';

/** Tells the owner that the job costs more, and why. The technician sees no prices, so the owner compares and asks the landlord. */
export function PriceDialog({ job, onClose }: { job: MyJobDetail; onClose: () => void }) {
  const t = useT();
  const say = useNote('teams');
  const problemText = useProblemText();
  const { language } = useLanguage();
  const currency = isCurrency(job.currency) ? job.currency : 'USD';
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const need = useNeedPrice(job.id, () => {
    toast({ kind: 'success', title: say((t) => t('teams.price.sent')) });
    onClose();
  });
  const parsed = parseAmount(amount, localeOf(language), currency);
  const valid = parsed.ok && parsed.cents > 0;
  const send = () => {
    setTried(true);
    if (valid && reason.trim()) need.mutate({ amountCents: parsed.cents, reason: reason.trim() });
  };
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={t('teams.price.title')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button variant="secondary" data-cancel onClick={onClose}>
            {t('teams.back')}
          </Button>
          <Button loading={need.isPending} onClick={send}>
            {t('teams.price.send')}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {need.error && <FormError title={problemText(need.error)} />}
        <p className={styles.text}>{t('teams.price.text')}</p>
        <MoneyField
          label={t('teams.price.amount')}
          help={t('teams.price.amountHelp')}
          error={tried && !valid ? t('teams.price.amountWrong') : undefined}
          currency={currency}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextArea
          label={t('teams.price.reason')}
          rows={3}
          maxLength={1000}
          error={tried && !reason.trim() ? t('teams.price.reasonMissing') : undefined}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
