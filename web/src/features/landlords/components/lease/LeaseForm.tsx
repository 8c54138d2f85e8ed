import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputMoney } from '@shared/form/InputMoney';
import { InputCards, InputCheck, InputDay, InputSelect, InputText } from '@shared/form/inputs';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { FormActions } from '@ui/fields/FormActions';
import { Disclosure } from '@ui/layout/Disclosure';
import { useState, type ReactNode } from 'react';
import { AgreedReason } from './AgreedReason';
import {
  agreementOf,
  firstRentOf,
  leaseBody,
  leaseSchema,
  type AgreedTerms,
  type LeaseValues,
  type TermKind,
} from './lease-form';
import { useExplainLease } from './use-explain-lease';
import { useKindText } from './use-kind-text';
import styles from '@shared/form/form.module.css';

interface LeaseFormProps {
  initial: LeaseValues;
  currency: string;
  draft?: string;
  saveLabel: string;
  /** Where the home is: it decides what follows the term. */
  region: string;
  cancel?: ReactNode;
  catchUp?: () => Promise<LeaseValues>;
  /** A running lease keeps rent, due day and start. */
  running?: boolean;
  /** Whether to ask if the tenant agreed. */
  asking?: boolean;
  /** Who gets no email about an end that the terms of a running lease bring. */
  paperNote?: ReactNode;
  onSave: (body: AgreedTerms, agreement: ReturnType<typeof agreementOf>) => Promise<unknown>;
}

const DUE_DAYS = Array.from({ length: 31 }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }));

function Term({ values, running, region }: { values: LeaseValues; running: boolean; region: string }) {
  const t = useT();
  const kindText = useKindText(region);
  const kinds = (['monthly', 'term', 'final'] as const).map((kind) => ({
    value: kind satisfies TermKind,
    label: t(`landlords.lease.kind.${kind}`),
    description: kindText(kind),
  }));
  return (
    <>
      <InputCards name="termKind" label={t('landlords.lease.term')} options={kinds} columns={3} />
      <div className={styles.pair}>
        <InputDay name="startsOn" label={t('landlords.lease.startsOn')} disabled={running} />
        {values.termKind !== 'monthly' && (
          <InputDay name="termEndsOn" label={t('landlords.lease.termEndsOn')} min={values.startsOn} />
        )}
      </div>
    </>
  );
}

function Rent({ currency, running }: { currency: string; running: boolean }) {
  const t = useT();
  return (
    <div className={styles.pair}>
      <InputMoney
        name="rent"
        currency={currency}
        label={t('landlords.lease.rent')}
        disabled={running}
        help={running ? t('landlords.lease.rentKept') : undefined}
      />
      <InputSelect
        name="dueDay"
        label={t('landlords.lease.dueDay')}
        options={DUE_DAYS}
        help={t('landlords.lease.dueDayHelp')}
        disabled={running}
      />
    </div>
  );
}

function LateFee({ values, currency }: { values: LeaseValues; currency: string }) {
  const t = useT();
  const kinds = (['none', 'fixed', 'percent'] as const).map((kind) => ({
    value: kind,
    label: t(`landlords.lease.fee.${kind}`),
  }));
  const percent = values.lateFeeKind === 'percent';
  return (
    <>
      <InputSelect
        name="lateFeeKind"
        label={t('landlords.lease.lateFee')}
        options={kinds}
        help={t('landlords.lease.lateFeeHelp')}
      />
      {values.lateFeeKind !== 'none' && (
        <div className={styles.pair}>
          {percent ? (
            <InputText
              name="lateFee"
              label={t('landlords.lease.feeShare')}
              inputMode="decimal"
              autoComplete="off"
              suffix="%"
            />
          ) : (
            <InputMoney name="lateFee" label={t('landlords.lease.feeAmount')} currency={currency} />
          )}
          <InputText
            name="lateFeeAfterDays"
            label={t('landlords.lease.feeAfter')}
            inputMode="numeric"
            autoComplete="off"
          />
        </div>
      )}
    </>
  );
}

function ChargeFrom({ values, running }: { values: LeaseValues; running: boolean }) {
  const t = useT();
  const { day } = useFormats();
  if (running) return null;
  const first = firstRentOf(values);
  const none = first === null ? t('landlords.lease.noRentHere') : undefined;
  const help = first ? t('landlords.lease.firstRent', { day: day(first) }) : none;
  return (
    <>
      <InputCheck
        name="ownChargeFrom"
        label={t('landlords.lease.ownChargeFrom')}
        help={t('landlords.lease.chargeFromHelp')}
      />
      {values.ownChargeFrom && <InputDay name="chargeFrom" label={t('landlords.lease.chargeFrom')} help={help} />}
    </>
  );
}

/** Open when it contains something, and stays open while a field in it is emptied. */
function More({ values, children }: { values: LeaseValues; children: ReactNode }) {
  const t = useT();
  const filled = values.lateFeeKind !== 'none' || values.deposit !== '';
  const [open, setOpen] = useState(filled);
  if (filled && !open) setOpen(true);
  return (
    <Disclosure title={t('landlords.lease.more')} open={open}>
      {children}
    </Disclosure>
  );
}

/** Terms of a lease. What the region forbids is refused with the rule and its source. */
export function LeaseForm({
  initial,
  currency,
  draft,
  saveLabel,
  region,
  cancel,
  catchUp,
  running = false,
  asking = false,
  paperNote,
  onSave,
}: LeaseFormProps) {
  const t = useT();
  const { language } = useLanguage();
  const explain = useExplainLease(currency, { changesTerms: running });
  return (
    <AppForm
      initial={initial}
      schema={leaseSchema(t, language, currency)}
      draft={draft}
      explain={explain}
      catchUp={catchUp}
      fieldOf={{ rentCents: 'rent', depositCents: 'deposit', lateFeeValue: 'lateFee' }}
      onSubmit={(values) => onSave(leaseBody(values, language, currency), agreementOf(values))}
    >
      {({ submitting, values }) => (
        <>
          <Term values={values} running={running} region={region} />
          <Rent currency={currency} running={running} />
          <More values={values}>
            <div className={cx(styles.form)}>
              <InputMoney
                name="deposit"
                currency={currency}
                label={t('landlords.lease.deposit')}
                help={t('landlords.lease.depositHelp')}
              />
              <LateFee values={values} currency={currency} />
              <ChargeFrom values={values} running={running} />
            </div>
          </More>
          {running && values.termKind === 'final' && paperNote}
          {asking && <AgreedReason optional />}
          <FormActions>
            {cancel}
            <Button type="submit" loading={submitting}>
              {saveLabel}
            </Button>
          </FormActions>
        </>
      )}
    </AppForm>
  );
}
