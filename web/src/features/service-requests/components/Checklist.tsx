import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Checkbox } from '@ui/fields/Choice';
import { Section } from '@ui/layout/Section';
import { useCheckLine } from '../api/check-line';
import type { ServiceRequestDetail } from '../api/types';
import { mayCheck, openLines } from '../checklist';
import styles from './Checklist.module.css';

/** What is to be done, and who did what. Renders nothing for requests without a checklist. */
export function Checklist({ request }: { request: ServiceRequestDetail }) {
  const t = useT();
  const { instant } = useFormats();
  const check = useCheckLine(request.id);
  const { checklist, place } = request;
  // Shows the new state immediately, while the response is pending.
  const sent = (id: string) => (check.isPending && check.variables?.lineId === id ? check.variables.done : undefined);
  if (!checklist?.length) return null;
  const total = checklist.length;
  return (
    <Section
      title={t('service-requests.checklist')}
      aside={t('service-requests.checklist.count', { done: total - openLines(request), total })}
    >
      <div className={styles.lines}>
        {checklist.map(({ id, label, done, doneAt, doneBy }) => (
          <Checkbox
            key={id}
            label={label}
            help={
              doneAt && doneBy
                ? t(`service-requests.checklist.by.${doneBy}`, {
                    day: instant(doneAt, { dateStyle: 'medium', timeZone: place?.timeZone }),
                  })
                : undefined
            }
            checked={sent(id) ?? done}
            disabled={!mayCheck(request) || sent(id) !== undefined}
            onChange={(event) => check.mutate({ lineId: id, done: event.target.checked })}
          />
        ))}
      </div>
    </Section>
  );
}
