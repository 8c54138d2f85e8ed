import { Problem } from '@api/problem';
import { TICKET_TAG, TICKET_TAG_MAX, TICKET_TAGS_MOST } from '@contract/tickets';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Tag } from '@ui/controls/Tag';
import { TextField } from '@ui/fields/TextField';
import { toast } from '@ui/overlay/toastStore';
import { useId, useState, type FormEvent } from 'react';
import { tagsQuery, useChangeTickets, type Ticket, type TicketsChange } from '../api/tickets';
import lists from '@shared/list/list.module.css';

type TagChange = Pick<TicketsChange, 'addTag' | 'removeTag'>;

/** One tag at a time, so that two colleagues who tag a ticket at once keep each other's tags. Each change can be taken back. */
function useTagChange(id: string) {
  const note = useNote('support');
  const change = useChangeTickets();
  const step = (tags: TagChange, onDone: () => void) =>
    change.mutate([{ ids: [id], ...tags }], {
      onSuccess: ({ refused: [refusal] }) =>
        refusal
          ? toast({
              kind: 'error',
              title: note((_, textOf) => textOf(new Problem({ ...refusal, status: 422, message: refusal.error }))),
            })
          : onDone(),
    });
  return (next: TagChange, back: TagChange) =>
    step(next, () =>
      toast({
        kind: 'success',
        title: note((t) => t(next.addTag ? 'support.tagAdded' : 'support.tagRemoved', { tag: tagIn(next) })),
        action: {
          label: note((t) => t('support.bulk.undo')),
          onClick: () => step(back, () => toast({ title: note((t) => t('support.bulk.undone')) })),
        },
      }),
    );
}

const tagIn = ({ addTag, removeTag }: TagChange): string => addTag ?? removeTag ?? '';

/** The tags of a ticket: each is removed with a click, and a new one is typed or chosen from those in use. */
export function TicketTags({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const known = useId();
  const { data = [] } = useQuery(tagsQuery);
  const run = useTagChange(ticket.id);
  const [typed, setTyped] = useState('');
  const tags = ticket.tags ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const tag = typed.trim();
    if (!TICKET_TAG.test(tag)) return;
    setTyped('');
    if (!tags.includes(tag)) run({ addTag: tag }, { removeTag: tag });
  };
  return (
    <form className={lists.stack} onSubmit={submit}>
      {tags.length > 0 && (
        <div className={lists.chips}>
          {tags.map((tag) => (
            <Tag
              key={tag}
              removeLabel={t('support.removeTag', { tag })}
              onRemove={() => run({ removeTag: tag }, { addTag: tag })}
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
