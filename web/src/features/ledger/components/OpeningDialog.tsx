import { centsOf } from '@contract/amount-text';
import { localeOf } from '@contract/languages';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputMoney } from '@shared/form/InputMoney';
import { InputCards } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { object, string, type ObjectSchema } from 'yup';
import { useOpening } from '../api/enter';
import type { LedgerSummary } from '../api/types';
import { useExplainDeposit } from './use-explain-deposit';
import styles from './dialogs.module.css';

const SIDES = ['owed', 'ahead'] as const;
type Side = (typeof SIDES)[number];
interface Values {
  side: Side;
  balance: string;
  deposit: string;
}

/** `first`: the first field, which shows the error that nothing was entered. */
function useRules(currency: string, first: 'balance' | 'deposit') {
  const t = useT();
  const locale = localeOf(useLanguage().language);
  const cents = (text: string) => centsOf(text, locale, currency) ?? 0;
  const amount = rules.money(t, locale, currency, true);
  const needed = amount.test(
    'something',
    t('ledger.opening.nothing'),
    (_text, { parent }: { parent: Values }) => cents(parent.balance ?? '') > 0 || cents(parent.deposit ?? '') > 0,
  );
  const schema = object({
    side: string<Side>().required(),
    balance: amount,
    deposit: amount,
    [first]: needed,
  }) as ObjectSchema<Values>;
  return { schema, cents };
}

/** Enters the opening balance of a lease that was already running: rent that is owed or prepaid, and a held deposit. */
export function OpeningDialog({ summary, onClose }: { summary: LedgerSummary; onClose: () => void }) {
  const t = useT();
  const note = useNote('ledger');
  const { schema, cents } = useRules(summary.currency, summary.openingBalanceEntered ? 'deposit' : 'balance');
  const [initial] = useState<Values>({ side: 'owed', balance: '', deposit: '' });
  const explain = useExplainDeposit(summary.currency);
  const open = useOpening(summary.leaseId, onClose);
  const save = async ({ side, balance, deposit }: Values): Promise<void> => {
    await open.mutateAsync({
      balanceCents: (side === 'owed' ? 1 : -1) * cents(balance),
      depositHeldCents: cents(deposit),
    });
    toast({ title: note((t) => t('ledger.opening.done')) });
  };
  return (
    <Dialog open onClose={onClose} title={t('ledger.opening.title')} closeLabel={t('app.close')} size="sm">
      <AppForm
        initial={initial}
        schema={schema}
        fieldOf={{ balanceCents: 'balance', depositHeldCents: 'deposit' }}
        explain={explain}
        onSubmit={save}
      >
        {({ submitting }) => (
          <>
            <p className={styles.text}>{t('ledger.opening.text')}</p>
            {!summary.openingBalanceEntered && (
              <>
                <InputCards
                  name="side"
                  label={t('ledger.opening.side')}
                  columns={2}
                  options={SIDES.map((value) => ({ value, label: t(`ledger.opening.sides.${value}`) }))}
                />
                <InputMoney
                  name="balance"
                  currency={summary.currency}
                  label={t('ledger.amount.label')}
                  help={t('ledger.opening.balanceHelp')}
                />
              </>
            )}
            {!summary.openingDepositEntryId && (
              <InputMoney
                name="deposit"
                currency={summary.currency}
                label={t('ledger.opening.deposit')}
                labelEnd={t('ledger.optional')}
                help={t('ledger.opening.depositHelp')}
              />
            )}
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('ledger.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('ledger.opening.verb')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
