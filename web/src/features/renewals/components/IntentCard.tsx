import { useProblemText } from '@api/problem-text';
import { useChoice } from '@api/use-choice';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Card } from '@ui/layout/Card';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { Notice } from '@ui/states/Notice';
import { intentsQuery, useSayIntent, type Intent } from '../api/intents';
import styles from './renewals.module.css';

const INTENTS: readonly Intent[] = ['stay', 'unsure', 'leave'];

/** Asks before an offer whether the tenant plans to stay. One click answers, and another changes the answer. */
export function IntentCard({ leaseId }: { leaseId: string }) {
  const t = useT();
  const { day } = useFormats();
  const problemText = useProblemText();
  const { data } = useQuery(intentsQuery());
  const say = useSayIntent(leaseId);
  const asked = data?.find((one) => one.leaseId === leaseId);
  const [said, choose] = useChoice(
    asked?.intent ?? null,
    (intent: Intent | null, after) => intent && say.mutate(intent, after),
  );
  if (!asked) return null;
  return (
    <Card raised as="section" className={styles.intent}>
      <h2 className={styles.title}>{t('renewals.intent.title', { day: day(asked.termEndsOn) })}</h2>
      <p className={styles.quiet}>{t('renewals.intent.text')}</p>
      {say.error && (
        <Notice tone="danger" announce>
          {problemText(say.error)}
        </Notice>
      )}
      <SegmentedControl<Intent | ''>
        fullWidth
        label={t('renewals.intent.label')}
        value={said ?? ''}
        onChange={(intent) => intent && choose(intent)}
        options={INTENTS.map((value) => ({ value, label: t(`renewals.intent.${value}`) }))}
      />
      {asked.intent && !say.isPending && (
        <p role="status" className={styles.quiet}>
          {t('renewals.intent.said')}
        </p>
      )}
    </Card>
  );
}
