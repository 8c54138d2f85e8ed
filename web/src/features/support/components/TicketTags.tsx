import { TICKET_TAG, TICKET_TAG_MAX, TICKET_TAGS_MOST } from '@contract/tickets';
import { useT } from '@i18n/messages';
import { useQuery } from '@tanstack/react-query';
import { Tag } from '@ui/controls/Tag';
import { TextField } from '@ui/fields/TextField';
import { useId, useState, type FormEvent } from 'react';
import { tagsQuery, useChangeTicket, type Ticket } from '../api/tickets';
import lists from '@shared/list/list.module.css';

/** The tags of a ticket: each is removed with a click, and a new one is typed or chosen from those in use. */
export function TicketTags({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const known = useId();
  const { data = [] } = useQuery(tagsQuery);
  const change = useChangeTicket(ticket.id);
  const [typed, setTyped] = useState('');
  const tags = ticket.tags ?? [];
  const set = (next: string[]) => change.mutate({ tags: next, version: ticket.version });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tag = typed.trim();
    if (!TICKET_TAG.test(tag)) return;
    setTyped('');
    if (!tags.includes(tag)) set([...tags, tag]);
  };
  return (
    <form className={lists.stack} onSubmit={submit}>
      {tags.length > 0 && (
        <div className={lists.chips}>
          {tags.map((tag) => (
            <Tag
              key={tag}
              removeLabel={t('support.removeTag', { tag })}
              onRemove={() => set(tags.filter((other) => other !== tag))}
            >
              {tag}
            </Tag>
          ))}
        </div>
      )}
      {tags.length < TICKET_TAGS_MOST && (
        <TextField
          label={t('support.addTag')}
          help={t('support.tagHelp')}
          list={known}
          maxLength={TICKET_TAG_MAX}
          value={typed}
          onChange={({ target }) => setTyped(target.value.toLowerCase())}
        />
      )}
      <datalist id={known}>
        {data.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </form>
  );
}
