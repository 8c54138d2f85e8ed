import { countryChoices, countryName } from '@contract/country-names';
import { IMPORT_VALUES } from '@contract/import-values';
import { IMPORT_FIELDS, type DefaultedColumn } from '@contract/import/fields';
import {
  dayOrderAnswered,
  LEAVE_LINE_OUT,
  withDayOrder,
  type ImportAnswers,
  type ValueAsked,
} from '@contract/import/questions';
import { capital } from '@i18n/capital';
import { useFormats } from '@i18n/formats';
import { useLanguage } from '@i18n/language-context';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { RadioCards } from '@ui/fields/RadioCards';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { Text } from '@ui/layout/Heading';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import type { Question } from '../api/imports';
import type { FileAtHand, ImportFlow } from '../use-import-flow';
import { Progress } from './Progress';
import styles from './imports.module.css';

interface AskedProps {
  question: Question;
  answers: ImportAnswers;
  /** Says that an answer is missing. */
  error: string | undefined;
  onChange: (answers: ImportAnswers) => void;
}

/** What a question was answered with, as one of its choices; undefined for none. */
function chosenOf({ kind, country }: Question, answers: ImportAnswers): string | undefined {
  if (kind === 'day_order') {
    const dayFirst = dayOrderAnswered(answers, country ?? '');
    return dayFirst === undefined ? undefined : dayFirst ? 'day' : 'month';
  }
  if (kind === 'decimal_mark') return answers.decimalMark;
  if (kind === 'unit_first') return answers.unitFirst;
  if (kind === 'negative_balance') return answers.negativeBalance;
  if (kind === 'balance_age') return answers.balanceAge;
  if (kind === 'deposits_held') return answers.depositsHeld;
  return kind === 'no_email' ? answers.withoutEmail : '';
}

function withChoice({ kind, country }: Question, answers: ImportAnswers, value: string): ImportAnswers {
  const named = {
    decimal_mark: 'decimalMark',
    unit_first: 'unitFirst',
    negative_balance: 'negativeBalance',
    balance_age: 'balanceAge',
    deposits_held: 'depositsHeld',
    no_email: 'withoutEmail',
  } as const;
  if (kind === 'day_order') return withDayOrder(answers, country, value === 'day');
  return kind in named ? { ...answers, [named[kind as keyof typeof named]]: value } : answers;
}

/** What is asked, and where several countries are in the file, about which of its lines. */
function useAsked(): (question: Question, values: Record<string, string | number>) => string {
  const t = useT();
  const { language } = useLanguage();
  return ({ kind, country }, values) => {
    if (country === null) return t(messageId(`imports.ask.${kind}`), values);
    const place = country ? countryName(country, language) : t('imports.elsewhere');
    return t('imports.ask.day_order.in', { ...values, place });
  };
}

/** A question with a few answers, each with what it does to an example. */
function Choices({ question, answers, error, onChange }: AskedProps) {
  const t = useT();
  const { day, list } = useFormats();
  const asked = useAsked();
  const { kind, examples, choices, count } = question;
  const example = examples[0] ?? '';
  const dates = kind === 'day_order' ? choices.map((value) => day(value, { dateStyle: 'long' })) : [];
  const values = kind === 'day_order' ? ['day', 'month'] : choices;
  return (
    <RadioCards
      label={asked(question, { example, one: dates[0] ?? '', other: dates[1] ?? '', count })}
      help={[
        t('imports.ask.concerns', { count }),
        kind === 'day_order' && examples.length > 1 && t('imports.ask.also', { examples: list(examples.slice(1)) }),
      ]
        .filter(Boolean)
        .join(' ')}
      error={error}
      columns={2}
      value={chosenOf(question, answers)}
      onChange={(value: string) => onChange(withChoice(question, answers, value))}
      options={values.map((value, at) => ({
        value,
        label: t(messageId(`imports.answer.${kind}.${value}`)),
        description: t(messageId(`imports.effect.${kind}.${value}`), { example, date: dates[at] ?? '', count }),
      }))}
    />
  );
}

/** What is missing in the file, said once for all of its lines. */
function Missing({ question, answers, onChange }: AskedProps) {
  const t = useT();
  const { language } = useLanguage();
  const column = question.column as DefaultedColumn;
  const name = IMPORT_FIELDS[column].names[language];
  const field = {
    label: t(`imports.ask.missing.${column}`),
    help: t(
      column === 'propertyType' || column === 'dueDay' ? 'imports.ask.missing.usual' : 'imports.ask.missing.help',
      { count: question.count },
    ),
    value: answers.defaults?.[column] ?? '',
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...answers, defaults: { ...answers.defaults, [column]: target.value } }),
  };
  if (column === 'country')
    return <SelectField {...field} placeholder={t('imports.ask.choose')} options={countryChoices(language)} />;
  if (column === 'propertyType')
    return (
      <SelectField
        {...field}
        options={IMPORT_VALUES.propertyType.map(({ value, names }) => ({ value, label: capital(names[language]) }))}
      />
    );
  return (
    <TextField
      {...field}
      name={name}
      inputMode={column === 'dueDay' ? 'numeric' : undefined}
      maxLength={column === 'dueDay' ? 2 : column === 'postalCode' ? 12 : column === 'unit' ? 20 : 60}
    />
  );
}

/** Words of the file that we do not know, each with what it means here. */
function Values({ question, answers, onChange }: AskedProps) {
  const t = useT();
  const { language } = useLanguage();
  const column = question.column as ValueAsked;
  const labelOf = (value: string) =>
    value === LEAVE_LINE_OUT
      ? t('imports.answer.values.leaveOut')
      : (IMPORT_VALUES[column].find((known) => known.value === value)?.names[language] ?? value);
  const others = (text: string) =>
    (answers.values ?? []).filter((known) => known.column !== column || known.text !== text);
  return (
    <fieldset className={styles.values}>
      <legend>{t('imports.ask.values', { name: IMPORT_FIELDS[column].names[language] })}</legend>
      {question.examples.map((text) => (
        <SelectField
          key={text}
          label={t('imports.ask.values.one', { text })}
          value={answers.values?.find((known) => known.column === column && known.text === text)?.value ?? ''}
          placeholder={t('imports.ask.choose')}
          options={question.choices.map((value) => ({ value, label: labelOf(value) }))}
          onChange={({ target }) =>
            onChange({
              ...answers,
              values: [...others(text), ...(target.value ? [{ column, text, value: target.value }] : [])],
            })
          }
        />
      ))}
    </fieldset>
  );
}

/** The third step: the open questions of the file, each kind asked once. */
export function ImportQuestions({ atHand, flow }: { atHand: FileAtHand; flow: ImportFlow }) {
  const t = useT();
  const { questions } = atHand;
  const [answers, setAnswers] = useState(atHand.answers);
  const [tried, setTried] = useState(false);
  const open = questions.filter(
    (question) =>
      question.kind !== 'values' && question.kind !== 'missing' && chosenOf(question, answers) === undefined,
  );
  const send = () => {
    setTried(true);
    const given = Object.entries(answers.defaults ?? {}).filter(([, text]) => text.trim() !== '');
    if (open.length === 0) void flow.answer({ ...answers, defaults: Object.fromEntries(given) });
  };
  return (
    <>
      <Text ink={2}>{t('imports.ask.text', { count: questions.length })}</Text>
      <div className={styles.questions}>
        {questions.map((question) => {
          const props = {
            question,
            answers,
            onChange: setAnswers,
            error: tried && open.includes(question) ? t('imports.ask.answer') : undefined,
          };
          const Asked = question.kind === 'missing' ? Missing : question.kind === 'values' ? Values : Choices;
          return <Asked key={`${question.kind} ${question.column} ${question.country}`} {...props} />;
        })}
      </div>
      <div className={styles.notes}>
        {flow.failure && (
          <Notice tone="danger" announce>
            {flow.failure}
          </Notice>
        )}
        {flow.share !== undefined && <Progress share={flow.share} />}
      </div>
      <div className={styles.buttons}>
        <Button loading={flow.share !== undefined} onClick={send}>
          {t('imports.check')}
        </Button>
        <Button variant="secondary" disabled={flow.share !== undefined} onClick={flow.back}>
          {t('imports.backToColumns')}
        </Button>
      </div>
    </>
  );
}
