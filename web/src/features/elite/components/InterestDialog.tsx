import { parseAmount, typedAmount } from '@contract/amount-text';
import { isCurrency } from '@contract/currencies';
import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useInterest, type BoardJob } from '../api/job-board';
import styles from './InterestDialog.module.css';

/** Says that one would take the job; a price is welcome and not needed. */
export function InterestDialog({ job, onClose }: { job: BoardJob; onClose: () => void }) {
  const t = useT();
  const say = useNote('elite');
  const { language } = useLanguage();
  const currency = isCurrency(job.currency) ? job.currency : 'USD';
  const [amount, setAmount] = useState(typedAmount(job.interest?.amountCents ?? null, currency, localeOf(language)));
  const [note, setNote] = useState(job.interest?.note ?? '');
  const [wrong, setWrong] = useState(false);
  const send = useInterest(job.id);
  const submit = () => {
    const parsed = amount.trim() ? parseAmount(amount, localeOf(language), currency) : undefined;
    const refused = parsed !== undefined && !(parsed.ok && parsed.cents > 0);
    setWrong(refused);
    if (refused) return;
    const said = () => {
      toast({
        kind: 'success',
        title: say((t) => t('elite.board.sent')),
        message: say((t) => t('elite.board.sentText')),
      });
      onClose();
    };
    send.mutate({ amountCents: parsed?.ok ? parsed.cents : null, note: note.trim() || null }, { onSuccess: said });
  };
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('elite.board.back')}
      </Button>
      <Button loading={send.isPending} onClick={submit}>
        {t('elite.board.send')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('elite.board.dialog')}
      closeLabel={t('app.close')}
      actions={actions}
      size="sm"
    >
      <div className={styles.fields}>
        <p className={styles.text}>{t('elite.board.dialogText')}</p>
        <MoneyField
          label={t('elite.board.price')}
          labelEnd={t('elite.board.optional')}
          help={t('elite.board.priceHelp')}
          error={wrong ? t('elite.board.priceWrong') : undefined}
          currency={currency}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <TextArea
          label={t('elite.board.note')}
          labelEnd={t('elite.board.optional')}
          rows={3}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
