import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { TagsField } from '@shared/tags/TagsField';
import { useQuery } from '@tanstack/react-query';
import { Heading } from '@ui/layout/Heading';
import { toast } from '@ui/overlay/toastStore';
import { tagsQuery, useTagSession, type InboxSession } from '../../api/inbox';
import styles from './Visitor.module.css';

/** Each change can be undone while its toast is shown. */
function useTagChange(sessionId: string) {
  const note = useNote('inbox');
  const { mutate } = useTagSession(sessionId);
  const undo = (back: Parameters<typeof mutate>[0]) =>
    mutate(back, { onSuccess: () => toast({ title: note((t) => t('inbox.tags.undone')) }) });
  const done = (word: 'inbox.tags.added' | 'inbox.tags.removed', tag: string, back: Parameters<typeof mutate>[0]) =>
    toast({
      kind: 'success',
      title: note((t) => t(word, { tag })),
      action: { label: note((t) => t('inbox.undo')), onClick: () => undo(back) },
    });
  return {
    add: (tag: string) =>
      mutate({ addTag: tag }, { onSuccess: () => done('inbox.tags.added', tag, { removeTag: tag }) }),
    remove: (tag: string) =>
      mutate({ removeTag: tag }, { onSuccess: () => done('inbox.tags.removed', tag, { addTag: tag }) }),
  };
}

/** The tags that the team gave a conversation. */
export function SessionTags({ session }: { session: InboxSession }) {
  const t = useT();
  const { data: known = [] } = useQuery(tagsQuery());
  const { add, remove } = useTagChange(session.id);
  // During an update, a process of the previous version sends no tags.
  const tags = (session.tags as string[] | undefined) ?? [];
  return (
    <section className={styles.tags}>
      <Heading level={3}>{t('inbox.tags')}</Heading>
      <TagsField
        tags={tags}
        known={known}
        words={{
          add: t('inbox.tags.new'),
          help: t('inbox.tags.help'),
          remove: (tag) => t('inbox.tags.remove', { tag }),
        }}
        onAdd={add}
        onRemove={remove}
      />
    </section>
  );
}
