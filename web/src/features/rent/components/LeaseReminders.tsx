import { useDownload } from '@api/download';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { useState } from 'react';
import { owedByQuery, reminderLetter, remindersQuery, useRemind } from '../api/owed';
import type { ReminderOutcome } from '../api/types';
import { ReminderOutcomes } from './ReminderOutcomes';
import styles from './rent.module.css';

/** What the tenants of a lease were reminded of, and when; while something is overdue, they can be reminded again. */
export function LeaseReminders({ leaseId, name }: { leaseId: string; name: string }) {
  const t = useT();
  const mail = useMailWord();
  const { money, day, list } = useFormats();
  const download = useDownload();
  const [outcomes, setOutcomes] = useState<ReminderOutcome[]>();
  const { data: owed } = useQuery(owedByQuery(leaseId));
  const { data: sent = [] } = useQuery(remindersQuery(leaseId));
  const remind = useRemind(setOutcomes);
  if (!owed?.overdueCents && sent.length === 0) return null;
  return (
    <Section title={t('rent.reminders')}>
      <div className={styles.stack}>
        {outcomes && <ReminderOutcomes outcomes={outcomes} nameOf={() => name} />}
        {sent.length > 0 && (
          <ul className={styles.plain}>
            {sent.map(({ id, remindedOn, owedCents, currency, mails, texts }) => (
              <li key={id}>
                <span>{t('rent.remindedOn', { day: day(remindedOn) })}</span>{' '}
                <Text as="span" look="small" ink={2}>
                  {[
                    money(owedCents, currency),
                    list(
                      [
                        mails > 0 && t('rent.remindedMails', { ...mail, count: mails }),
                        texts > 0 && t('rent.remindedTexts', { count: texts }),
                      ].filter((how) => how !== false),
                    ),
                  ].join(', ')}
                </Text>
              </li>
            ))}
          </ul>
        )}
        {owed && owed.overdueCents > 0 && (
          <div className={styles.buttons}>
            <Button size="sm" variant="secondary" loading={remind.isPending} onClick={() => remind.mutate([leaseId])}>
              {t('rent.remind')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              loading={download.isPending}
              onClick={() => download.mutate(reminderLetter(leaseId))}
            >
              {t('rent.letter')}
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}
