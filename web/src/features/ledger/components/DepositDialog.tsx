import { useProblemText } from '@api/problem-text';
import { originOf } from '@contract/law-citation';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { MoneyField } from '@shared/form/MoneyField';
import IconPaperclip from '@tabler/icons-react/dist/esm/icons/IconPaperclip.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { IconButton } from '@ui/controls/IconButton';
import { Tag } from '@ui/controls/Tag';
import { FactList } from '@ui/data/FactList';
import { FormError } from '@ui/fields/FormError';
import { TextField } from '@ui/fields/TextField';
import { Sourced } from '@ui/link/Sourced';
import { Dialog } from '@ui/overlay/Dialog';
import { Notice } from '@ui/states/Notice';
import { useState, type ReactNode } from 'react';
import { useAmount } from '../amount-field';
import { useReturnDeposit } from '../api/enter';
import { depositTermsQuery } from '../api/terms';
import { KeepForOwed, useKeptForOwed } from './KeepForOwed';
import { SettledFields, useSettled } from './SettledFields';
import { useRuleText } from './use-rule-text';
import styles from './dialogs.module.css';

interface Kept {
  id: number;
  label: string;
  amount: string;
  files: readonly File[];
}

/** As many documents as one item takes. */
const MOST_FILES = 10;

interface KeptLineProps {
  item: Kept;
  number: number;
  currency: string;
  /** Missing values are shown after the first attempt to send. */
  tried: boolean;
  onChange: (change: Partial<Kept>) => void;
  onRemove: () => void;
}

function KeptLine({ item, number, currency, tried, onChange, onRemove }: KeptLineProps) {
  const t = useT();
  const amountOf = useAmount(currency);
  return (
    <div className={styles.kept} role="group" aria-label={t('ledger.deposit.item', { number })}>
      <TextField
        label={t('ledger.deposit.keep')}
        maxLength={120}
        value={item.label}
        onChange={(event) => onChange({ label: event.target.value })}
        error={tried && !item.label.trim() && t('ledger.add.labelMissing')}
      />
      <MoneyField
        label={t('ledger.deposit.keepAmount')}
        currency={currency}
        value={item.amount}
        onChange={(event) => onChange({ amount: event.target.value })}
        error={tried && amountOf(item.amount).error}
      />
      <div className={styles.keptFiles}>
        {item.files.map((file, at) => (
          <Tag
            key={`${at} ${file.name}`}
            onRemove={() => onChange({ files: item.files.filter((other) => other !== file) })}
            removeLabel={t('ledger.deposit.detach', { name: file.name })}
          >
            {file.name}
          </Tag>
        ))}
        <label className={styles.attach}>
          <IconPaperclip size={18} stroke={1.75} aria-hidden />
          {t('ledger.deposit.attach')}
          <input
            type="file"
            multiple
            accept="image/*,application/pdf"
            onChange={(event) => {
              const chosen = [...(event.target.files ?? [])];
              onChange({ files: [...item.files, ...chosen].slice(0, MOST_FILES) });
              event.target.value = '';
            }}
          />
        </label>
      </div>
      <IconButton
        label={t('ledger.deposit.remove', { item: t('ledger.deposit.item', { number }) })}
        icon={<IconX size={18} stroke={1.75} aria-hidden />}
        onClick={onRemove}
      />
    </div>
  );
}

/** What is on record of the region; where nothing is, that is said. */
function DepositRules({ leaseId }: { leaseId: string }) {
  const t = useT();
  const { day } = useFormats();
  const { language } = useLanguage();
  const ruleText = useRuleText();
  const { data } = useQuery(depositTermsQuery(leaseId));
  if (!data) return null;
  const { returning, interest, deadline } = data;
  const rule =
    returning.status === 'unknown'
      ? t('ledger.deposit.ruleUnknown')
      : t('ledger.deposit.rule', { value: ruleText(returning.words) });
  const said = interest.status === 'expired' ? 'ledger.deposit.interestExpired' : 'ledger.deposit.interestRule';
  const onInterest =
    interest.status === 'unknown' ? t('ledger.deposit.interestUnknown') : t(said, { value: ruleText(interest.words) });
  const { law, source, sourceDate } = returning;
  const from = originOf(language, { law, source, date: sourceDate });
  const sourced = returning.source
    ? [t('ledger.deposit.ruleSource', { source: from }), returning.mustCheck && t('ledger.deposit.ruleCheck')]
    : [];
  return (
    <Notice title={deadline ? t('ledger.deposit.deadline', { day: day(deadline) }) : undefined}>
      <Sourced>{[rule, ...sourced, onInterest].filter(Boolean).join(' ')}</Sourced>
    </Notice>
  );
}

/** Returns the deposit: deductions are itemized, and the tenant gets the rest. */
export function DepositDialog({
  leaseId,
  currency,
  heldCents,
  children,
  onClose,
}: {
  leaseId: string;
  currency: string;
  heldCents: number;
  /** Who gets no email about it. */
  children?: ReactNode;
  onClose: () => void;
}) {
  const t = useT();
  const mail = useMailWord();
  const { money } = useFormats();
  const problemText = useProblemText();
  const amountOf = useAmount(currency);
  const [kept, setKept] = useState<Kept[]>([]);
  const [interest, setInterest] = useState('');
  const [tried, setTried] = useState(false);
  const settled = useSettled(leaseId);
  const forOwed = useKeptForOwed(leaseId, currency);
  const rentAlone = useQuery(depositTermsQuery(leaseId)).data?.lastRentOnly ?? false;
  const give = useReturnDeposit(leaseId, onClose);
  const deductions = kept.map(({ label, amount, files }) => ({
    label: label.trim(),
    amountCents: amountOf(amount).cents ?? 0,
    files,
  }));
  const interestCents = interest.trim() ? (amountOf(interest).cents ?? 0) : 0;
  const interestError = interest.trim() ? amountOf(interest).error : undefined;
  const returnedCents =
    heldCents + interestCents - forOwed.cents - deductions.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const complete =
    returnedCents >= 0 &&
    !interestError &&
    !forOwed.error &&
    !settled.error &&
    deductions.every(({ label, amountCents }) => label && amountCents > 0);
  const change = (id: number, part: Partial<Kept>) =>
    setKept((items) => items.map((item) => (item.id === id ? { ...item, ...part } : item)));
  const submit = () => {
    setTried(true);
    const owed = forOwed.cents > 0 ? [{ kind: 'owed' as const, amountCents: forOwed.cents }] : [];
    if (complete)
      give.mutate({
        returnedCents,
        ...settled.body,
        ...(interestCents > 0 && { interestCents }),
        deductions: [...owed, ...deductions],
      });
  };
  const actions = (
    <>
      <Button data-cancel="" variant="secondary" onClick={onClose}>
        {t('ledger.cancel')}
      </Button>
      <Button loading={give.isPending} onClick={submit}>
        {t('ledger.deposit.verb')}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={t('ledger.deposit.title')} closeLabel={t('app.close')} actions={actions}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        noValidate
      >
        {give.error && <FormError title={problemText(give.error)} />}
        {children}
        {returnedCents < 0 && <FormError title={t('ledger.deposit.tooMuch')} />}
        <p className={styles.text}>{t('ledger.deposit.text', { ...mail, held: money(heldCents, currency) })}</p>
        <DepositRules leaseId={leaseId} />
        <MoneyField
          label={t('ledger.deposit.interest')}
          labelEnd={t('ledger.optional')}
          currency={currency}
          value={interest}
          onChange={(event) => setInterest(event.target.value)}
          error={tried && interestError}
        />
        <KeepForOwed kept={forOwed} currency={currency} tried={tried} />
        {kept.map((item, index) => (
          <KeptLine
            key={item.id}
            item={item}
            number={index + 1}
            currency={currency}
            tried={tried}
            onChange={(part) => change(item.id, part)}
            onRemove={() => setKept((items) => items.filter(({ id }) => id !== item.id))}
          />
        ))}
        {rentAlone ? (
          <p className={styles.text}>{t('ledger.deposit.rentAlone')}</p>
        ) : (
          <div>
            <Button
              variant="secondary"
              size="sm"
              icon={<IconPlus size={16} stroke={1.75} aria-hidden />}
              onClick={() =>
                setKept((items) => [...items, { id: (items.at(-1)?.id ?? 0) + 1, label: '', amount: '', files: [] }])
              }
            >
              {t('ledger.deposit.add')}
            </Button>
          </div>
        )}
        <SettledFields settled={settled} tried={tried} />
        <FactList facts={[{ label: t('ledger.deposit.back'), value: money(Math.max(0, returnedCents), currency) }]} />
      </form>
    </Dialog>
  );
}
