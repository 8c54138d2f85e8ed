import { pointsOf } from '@contract/percent';
import { SUPPLIER_NUMBERS } from '@contract/work-limits';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { FactList } from '@ui/data/FactList';
import { Disclosure } from '@ui/layout/Disclosure';
import { Section } from '@ui/layout/Section';
import type { Supplier } from '../api/own-profile';
import styles from './Numbers.module.css';

/** A duration in minutes (below an hour and a half), hours (below a day and a half) or days. */
function useSpan(): (minutes: number) => string {
  const t = useT();
  return (minutes) => {
    if (minutes < 90) return t('suppliers.numbers.minutes', { count: Math.max(1, minutes) });
    if (minutes < 36 * 60) return t('suppliers.numbers.hours', { count: Math.round(minutes / 60) });
    return t('suppliers.numbers.days', { count: Math.round(minutes / (24 * 60)) });
  };
}

/** A supplier's measured figures, one line each. */
function useNumberLines(): (supplier: Supplier) => string[] {
  const t = useT();
  const span = useSpan();
  const { percent } = useFormats();
  return ({ numbers }) => {
    if (!numbers || numbers.jobs === null) return [t('suppliers.numbers.none')];
    const { jobs, answerMinutes, unansweredPercent, onTimePercent, firstFixPercent } = numbers;
    return [
      t('suppliers.numbers.jobs', { count: jobs, months: SUPPLIER_NUMBERS.months }),
      answerMinutes !== null && t('suppliers.numbers.answer', { time: span(answerMinutes) }),
      unansweredPercent !== null &&
        unansweredPercent > 0 &&
        t('suppliers.numbers.unanswered', { share: percent(pointsOf(unansweredPercent)) }),
      onTimePercent !== null && t('suppliers.numbers.onTime', { share: percent(pointsOf(onTimePercent)) }),
      firstFixPercent !== null && t('suppliers.numbers.firstFix', { share: percent(pointsOf(firstFixPercent)) }),
    ].filter((line) => line !== false);
  };
}

/** A supplier's figures in a cell of the directory. */
export function Numbers({ supplier }: { supplier: Supplier }) {
  const lines = useNumberLines()(supplier);
  return (
    <span className={styles.lines}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

/** Explains how each figure is measured, as defined in decision 0681. */
export function NumbersMeasured() {
  const t = useT();
  const { minJobs, months, returnDays, openEndedWindowHours } = SUPPLIER_NUMBERS;
  return (
    <Disclosure title={t('suppliers.numbers.how')} className={styles.how}>
      <div className={styles.text}>
        <p>{t('suppliers.numbers.how.jobs', { months })}</p>
        <p>{t('suppliers.numbers.how.answer', { months })}</p>
        <p>{t('suppliers.numbers.how.unanswered', { months })}</p>
        <p>{t('suppliers.numbers.how.onTime', { hours: openEndedWindowHours })}</p>
        <p>{t('suppliers.numbers.how.firstFix', { days: returnDays })}</p>
        <p>{t('suppliers.numbers.how.least', { jobs: minJobs })}</p>
      </div>
    </Disclosure>
  );
}

/** A supplier's own figures, as landlords see them. */
export function NumbersSection({ supplier: { numbers } }: { supplier: Supplier }) {
  const t = useT();
  const span = useSpan();
  const { percent } = useFormats();
  const none = t('suppliers.numbers.none');
  const {
    jobs = null,
    answerMinutes = null,
    unansweredPercent = null,
    onTimePercent = null,
    firstFixPercent = null,
  } = numbers ?? {};
  return (
    <Section title={t('suppliers.numbers.title')} className={styles.section}>
      <p className={styles.lead}>{t('suppliers.numbers.text')}</p>
      <FactList
        facts={[
          { label: t('suppliers.numbers.label.jobs', { months: SUPPLIER_NUMBERS.months }), value: jobs ?? none },
          { label: t('suppliers.numbers.label.answer'), value: answerMinutes === null ? none : span(answerMinutes) },
          {
            label: t('suppliers.numbers.label.unanswered'),
            value: unansweredPercent === null ? none : percent(pointsOf(unansweredPercent)),
          },
          {
            label: t('suppliers.numbers.label.onTime'),
            value: onTimePercent === null ? none : percent(pointsOf(onTimePercent)),
          },
          {
            label: t('suppliers.numbers.label.firstFix'),
            value: firstFixPercent === null ? none : percent(pointsOf(firstFixPercent)),
          },
        ]}
      />
      <NumbersMeasured />
    </Section>
  );
}
