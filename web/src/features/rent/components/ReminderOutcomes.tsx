import { useDownload } from '@api/download';
import { Problem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { Button } from '@ui/controls/Button';
import { Notice } from '@ui/states/Notice';
import { reminderLetter } from '../api/owed';
import type { ReminderOutcome } from '../api/types';
import { useShowResult } from './use-show-result';
import styles from './rent.module.css';

/** Who was reminded, who was not and why; where no message reaches someone, the letter. */
export function ReminderOutcomes({
  outcomes,
  nameOf,
}: {
  outcomes: readonly ReminderOutcome[];
  nameOf: (leaseId: string) => string;
}) {
  const t = useT();
  const problemText = useProblemText();
  const download = useDownload();
  const mail = useMailWord();
  const shown = useShowResult(outcomes);
  const done = outcomes.filter(({ code }) => code === null);
  // A reminder by text counts as sent, also where emails aren't sent.
  const word = done.some(({ texts }) => texts > 0) ? {} : mail;
  const letterFor = ({ code, notReached }: ReminderOutcome) =>
    code === 'nobody_reached' || (code === null && notReached.length > 0);
  const told = outcomes.filter((outcome) => outcome.code !== null || letterFor(outcome));
  const why = ({ code, error }: ReminderOutcome) =>
    code === null ? '' : problemText(new Problem({ code, status: 422, message: error ?? '' }));
  return (
    <div ref={shown}>
      <Notice
        announce
        tone={told.length > 0 ? 'warning' : 'success'}
        title={t('rent.reminded', { mail: 'smtp', ...word, count: done.length })}
      >
        {told.length > 0 && (
          <ul className={styles.plain}>
            {told.map((outcome) => (
              <li key={outcome.leaseId} className={styles.between}>
                <span>
                  {t('parts.named', {
                    name: nameOf(outcome.leaseId),
                    value: why(outcome) || t('rent.notReached', { names: outcome.notReached.join(', ') }),
                  })}
                </span>
                {letterFor(outcome) && (
                  <Button
                    size="sm"
                    variant="secondary"
                    loading={download.isPending}
                    onClick={() => download.mutate(reminderLetter(outcome.leaseId))}
                  >
                    {t('rent.letter')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
