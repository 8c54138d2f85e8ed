import { Problem } from '@api/problem';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { TagsField } from '@shared/tags/TagsField';
import { useQuery } from '@tanstack/react-query';
import { toast } from '@ui/overlay/toastStore';
import { tagsQuery, useChangeTickets, type Ticket, type TicketsChange } from '../api/tickets';

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

/** The tags of a ticket. */
export function TicketTags({ ticket }: { ticket: Ticket }) {
  const t = useT();
  const { data: known = [] } = useQuery(tagsQuery);
  const run = useTagChange(ticket.id);
  return (
    <TagsField
      tags={ticket.tags ?? []}
      known={known}
      words={{
        add: t('support.addTag'),
        help: t('support.tagHelp'),
        remove: (tag) => t('support.removeTag', { tag }),
      }}
      onAdd={(tag) => run({ addTag: tag }, { removeTag: tag })}
      onRemove={(tag) => run({ removeTag: tag }, { addTag: tag })}
    />
  );
}
