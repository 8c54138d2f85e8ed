import { TICKET_PRIORITIES } from '@contract/tickets';
import { useT } from '@i18n/messages';
import { useGivenWork } from '@shared/use-given-work';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import { colleaguesQuery, type Ticket } from '../api/tickets';
import { useUndoableChange } from '../use-undoable-change';
import lists from '@shared/list/list.module.css';

/** The priority and the assignee of a ticket, for the support team. */
export function TicketCare({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const { data = [] } = useQuery(colleaguesQuery);
  const { run, busy } = useUndoableChange(ticket);
  const { assignedTo, assignedName, priority } = ticket;
  const { to, free } = useGivenWork(assignedTo, data);
  const gone =
    assignedTo && !data.some(({ id }) => id === assignedTo) ? [{ id: assignedTo, name: assignedName ?? '–' }] : [];
  return (
    <div className={lists.stack}>
      <SelectField
        label={t('support.assignee')}
        value={assignedTo ?? ''}
        disabled={busy}
        placeholder={free ? t('support.nobody') : undefined}
        options={[...gone, ...to].map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => run({ assignedTo: event.target.value || null }, { assignedTo })}
      />
      <SelectField
        label={t('support.priorityLabel')}
        value={priority}
        disabled={busy}
        options={TICKET_PRIORITIES.map((one) => ({ value: one, label: t(`support.priority.${one}`) }))}
        onChange={(event) =>
          run({ priority: TICKET_PRIORITIES.find((one) => one === event.target.value) }, { priority })
        }
      />
    </div>
  );
}
