import { isOldNews } from '@contract/old-news';
import { methodIn } from '@contract/transfer-name';
import { PAYMENT_NEWS_DAYS } from '@contract/work-limits';
import { useT } from '@i18n/messages';
import { MoneyField } from '@shared/form/MoneyField';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import type { OwedLease } from '../api/types';
import { homeName, OFFLINE_METHODS, type OfflineMethod } from '../methods';
import { OTHER, UNKNOWN, type Entries, type EntryField } from './use-entries';
import styles from './entry.module.css';

/** The payment received for one lease. The label of each field names its home, because a page has many. */
export function EntryFields({
  lease,
  entries,
  wrong,
}: {
  lease: OwedLease;
  entries: Entries;
  wrong: EntryField | undefined;
}) {
  const t = useT();
  const { leaseId, currency, tenants, today } = lease;
  const entry = entries.entryOf(lease);
  const words = {
    amount: t('rent.entry.amountWrong'),
    paidOn: t('rent.entry.dayWrong'),
    payer: t('rent.entry.payerMissing'),
    payerName: t('rent.entry.payerNameMissing'),
  };
  const field = (name: EntryField) => ({
    value: entry[name],
    onChange: (event: { target: { value: string } }) => entries.type(leaseId, { [name]: event.target.value }),
    error: wrong === name && name in words ? words[name as keyof typeof words] : undefined,
  });
  const named = (label: string) => ({ label, 'aria-label': `${label}, ${homeName(lease)}` });
  const payers = [
    ...tenants.map(({ id, name }) => ({ value: id, label: name })),
    { value: OTHER, label: t('rent.entry.payerOther') },
    { value: UNKNOWN, label: t('rent.entry.payerUnknown') },
  ];
  return (
    <div className={styles.fields}>
      <MoneyField {...named(t('rent.amount'))} currency={currency} {...field('amount')} />
      <TextField
        {...named(t('rent.paidOn'))}
        type="date"
        max={today}
        help={isOldNews(entry.paidOn, today) && t('rent.entry.old', { days: PAYMENT_NEWS_DAYS })}
        {...field('paidOn')}
      />
      <SelectField
        className={styles.wide}
        {...named(t('rent.method'))}
        options={OFFLINE_METHODS.map((value) => ({ value, label: t(`rent.methods.${methodIn(value, currency)}`) }))}
        {...field('method')}
        onChange={(event) => entries.type(leaseId, { method: event.target.value as OfflineMethod })}
      />
      <SelectField
        className={styles.wide}
        {...named(t('rent.payer'))}
        placeholder={t('rent.entry.payerChoose')}
        options={payers}
        {...field('payer')}
      />
      {entry.payer === OTHER && (
        <TextField {...named(t('rent.entry.payerName'))} maxLength={200} {...field('payerName')} />
      )}
      <TextField
        className={styles.wide}
        {...named(t('rent.reference'))}
        help={t('rent.entry.noteHelp')}
        maxLength={300}
        {...field('note')}
      />
    </div>
  );
}
