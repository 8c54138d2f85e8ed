import { useT } from '@i18n/messages';
import { useNoteField } from '@shared/keys/use-note-field';
import { useQuery } from '@tanstack/react-query';
import { SegmentedControl } from '@ui/layout/SegmentedControl';
import { useState } from 'react';
import { deskQuery, type InboxSession } from '../../api/inbox';
import { useNoteAsked } from '../../note-opener';
import { AnswerForm } from './AnswerForm';
import { NoteForm } from './NoteForm';
import styles from './Inbox.module.css';

/** The form for an answer to the visitor or a note for the team. Closed conversations only accept notes. */
export function Composer({ session, onMine }: { session: InboxSession; onMine: () => void }) {
  const t = useT();
  const [kind, setKind] = useState<'answer' | 'note'>('answer');
  const { area, write } = useNoteField(() => setKind('note'));
  useNoteAsked(write);
  const desk = useQuery(deskQuery(session.id));
  if (!desk.data && !desk.isError) return null;
  const open = session.status !== 'closed';
  return (
    <div ref={area} className={styles.answer}>
      {open && (
        <SegmentedControl
          label={t('inbox.write.choice')}
          value={kind}
          onChange={setKind}
          options={(['answer', 'note'] as const).map((value) => ({ value, label: t(`inbox.write.${value}`) }))}
        />
      )}
      {open && kind === 'answer' ? (
        <AnswerForm session={session} draft={desk.data?.draft ?? ''} onMine={onMine} />
      ) : (
        <NoteForm session={session} draft={desk.data?.noteDraft ?? ''} />
      )}
    </div>
  );
}
