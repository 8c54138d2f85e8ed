import { isCurrency } from '@contract/currencies';
import { parseAmount } from '@contract/amount-text';
import { localeOf } from '@contract/languages';
import { useState } from 'react';
import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { TextArea, TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useShowOnBoard, type RequestBoard } from '../api/job-board';
import type { ServiceRequest } from '../api/types';
import styles from './OfferDialog.module.css';

interface BoardPostDialogProps {
  request: ServiceRequest;
  board: RequestBoard;
  onClose: () => void;
}
type Wrong = Partial<Record<'description' | 'budget' | 'other', string>>;

/** What suppliers will read. A tenant's own words may name people and places, so the landlord looks at them first. */
export function BoardPostDialog({ request, board, onClose }: BoardPostDialogProps) {
  const t = useT();
  const { language } = useLanguage();
  const { number } = useFormats();
  const problemText = useProblemText();
  const currency = isCurrency(request.currency) ? request.currency : 'USD';
  const [description, setDescription] = useState(board.description ?? request.description);
  const [budget, setBudget] = useState(board.budgetCents === null ? '' : number(board.budgetCents / 100, { minimumFractionDigits: board.budgetCents % 100 === 0 ? 0 : 2, useGrouping: false }));
  const [wrong, setWrong] = useState<Wrong>({});
  const show = useShowOnBoard(request.id);
  const refused = (error: unknown) => {
    const tells = toProblem(error).details.some(({ field }) => field === 'description');
    setWrong(tells ? { description: t('service-requests.board.reveals') } : { other: problemText(error) });
  };
  const shown = () => {
    toast({ kind: 'success', title: t('service-requests.board.done') });
    onClose();
  };
  const submit = () => {
    const amount = budget.trim() ? parseAmount(budget, localeOf(language), currency) : undefined;
    const complaints: Wrong = {
      ...(!description.trim() && { description: t('service-requests.board.describe') }),
      ...(amount && !(amount.ok && amount.cents > 0) && { budget: t('service-requests.amount.wrong') }),
    };
    setWrong(complaints);
    if (Object.keys(complaints).length > 0) return;
    show.mutate({ description: description.trim(), budgetCents: amount?.ok ? amount.cents : null, ...(board.version !== null && { version: board.version }) }, { onSuccess: shown, onError: refused });
  };
  const actions = (
    <>
      <Button variant="secondary" onClick={onClose}>{t('service-requests.back')}</Button>
      <Button loading={show.isPending} onClick={submit}>{t('service-requests.board.show')}</Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('service-requests.board.dialog')} closeLabel={t('app.close')} actions={actions}>
      <div className={styles.fields}>
        {wrong.other && <Notice tone="danger" announce>{wrong.other}</Notice>}
        <TextArea label={t('service-requests.board.description')} help={t('service-requests.board.descriptionHelp')} error={wrong.description} rows={5} maxLength={2000} value={description} onChange={(event) => setDescription(event.target.value)} />
        <TextField label={t('service-requests.board.budget')} labelEnd={t('service-requests.optional')} error={wrong.budget} inputMode="decimal" suffix={currency} value={budget} onChange={(event) => setBudget(event.target.value)} />
      </div>
    </Dialog>
  );
}
