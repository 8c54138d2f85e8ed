import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { answersQuery, type Ticket } from '../api/tickets';
import styles from './support.module.css';
import lists from '@shared/list/list.module.css';

interface Line {
  id: string;
  message: string;
  fromOffice: boolean;
  createdAt: string;
}

/** What was asked, and every answer since; the reader's own side stands at the right. */
export function Talk({ ticket, office }: { ticket: Ticket; office: boolean }) {
  const query = useQuery(answersQuery(ticket.id));
  const first: Line = { id: ticket.id, message: ticket.description, fromOffice: false, createdAt: ticket.createdAt };
  return (
    <Loaded query={query} shape="list">
      {(answers) => <Lines lines={[first, ...answers]} ticket={ticket} office={office} />}
    </Loaded>
  );
}

function Lines({ lines, ticket, office }: { lines: readonly Line[]; ticket: Ticket; office: boolean }) {
  const t = useT();
  const { instant } = useFormats();
  const speaker = (fromOffice: boolean) => (fromOffice ? t('support.office') : office ? ticket.name : t('support.you'));
  return (
    <ol className={styles.lines} aria-label={t('support.talk')} aria-live="polite">
      {lines.map(({ id, message, fromOffice, createdAt }) => (
        <li key={id} className={styles.line} data-ours={fromOffice === office || undefined}>
          <span className={lists.quiet}>
            {speaker(fromOffice)} · <time dateTime={createdAt}>{instant(createdAt)}</time>
          </span>
          <p className={styles.bubble}>{message}</p>
        </li>
      ))}
    </ol>
  );
}
