import { inReadersTime } from '@contract/chat-story';
import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useHasMessage, useT } from '@i18n/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FactList } from '@ui/data/FactList';
import { Section } from '@ui/layout/Section';
import { activitiesQuery, type Activity, type Lead } from '../api/leads';
import styles from './crm.module.css';
import lists from '@shared/list/list.module.css';

const LONG = ['message', 'primaryChallenge'];

function Answers({ entry, language }: { entry: Activity; language: Lead['language'] }) {
  const t = useT();
  const has = useHasMessage();
  const { instant } = useFormats();
  const { form = '', ...answers } = (entry.details ?? {}) as Record<string, string>;
  const labelOf = (field: string) => (has(`crm.field.${field}`) ? t(messageId(`crm.field.${field}`)) : field);
  /** What was chosen from a list is stored as a code; what was typed is shown as it is. */
  const valueOf = (field: string, value: string) =>
    has(`crm.value.${field}.${value}`) ? t(messageId(`crm.value.${field}.${value}`)) : value;
  const source = has(`crm.source.${form}`) ? t(messageId(`crm.source.${form}`)) : form;
  const facts = Object.entries(answers).filter(([field]) => !LONG.includes(field));
  return (
    <div className={lists.stack}>
      <p className={lists.quiet}>{`${source} · ${instant(entry.at)}`}</p>
      {facts.length > 0 && (
        <FactList facts={facts.map(([field, value]) => ({ label: labelOf(field), value: valueOf(field, value) }))} />
      )}
      {LONG.filter((field) => answers[field]).map((field) => (
        <div key={field} className={styles.text} lang={language}>
          <strong className={styles.subject}>{labelOf(field)}</strong>
          {answers[field]}
        </div>
      ))}
    </div>
  );
}

/** The forms that the lead sent, newest first. */
export function LeadAnswers({ lead }: { lead: Lead }) {
  const t = useT();
  const { instant } = useFormats();
  const { data } = useInfiniteQuery(activitiesQuery(lead.id, 'form'));
  const forms = data?.pages.flatMap(({ rows }) => rows) ?? [];
  if (forms.length === 0 && !lead.request) return null;
  return (
    <Section title={t('crm.request')}>
      <div className={lists.stack}>
        {forms.map((entry) => (
          <Answers key={entry.id} entry={entry} language={lead.language} />
        ))}
        {forms.length === 0 && (
          <div className={styles.text} lang={lead.language}>
            {inReadersTime(lead.request ?? '', (at) => instant(at))}
          </div>
        )}
      </div>
    </Section>
  );
}
