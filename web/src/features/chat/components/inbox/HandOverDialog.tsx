import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useProfile } from '@api/session';
import { CHAT_NOTE_MAX } from '@contract/chat-inbox';
import { STAFF_ROLES } from '@contract/staff-roles';
import { useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { SelectField } from '@ui/fields/SelectField';
import { TextArea } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { teamQuery, useHandOver, type InboxSession } from '../../api/inbox';
import { TakeOverDialog } from './TakeOverDialog';
import styles from './Inbox.module.css';

/**
 * Hands the conversation over to a colleague on duty or to the queue of a team, with a note for them. If another colleague
 * answers it, the dialog asks first, even if only the server knows about it.
 */
export function HandOverDialog({ session, onClose }: { session: InboxSession; onClose: () => void }) {
  const t = useT();
  const note = useNote('inbox');
  const textOf = useProblemText();
  const { userId } = useProfile();
  const { data } = useQuery(teamQuery());
  const [chosen, setChosen] = useState('');
  const [words, setWords] = useState('');
  const [asks, setAsks] = useState(false);
  const handOver = useHandOver(session.id);
  const held = session.status === 'assigned' && session.assignedTo !== userId;
  const colleagues = data?.filter(({ id }) => id !== userId && id !== session.assignedTo) ?? [];
  // The list is live, so the chosen colleague may meanwhile have gone off duty or left the team.
  const to = colleagues.some(({ id, onDuty }) => onDuty && id === chosen) ? chosen : '';
  const teams = STAFF_ROLES.filter((role) => data?.some((one) => one.role === role));
  const team = teams.find((role) => role === chosen);
  const teamName = team && t(`inbox.team.${team}`);
  const deserted = team && !data?.some(({ id, role, here }) => role === team && here && id !== userId);
  const send = (takeOver: boolean) => {
    if (held && !takeOver) return setAsks(true);
    const name = teamName ?? colleagues.find(({ id }) => id === to)?.name ?? '';
    const body = { ...(team ? { team } : { to }), note: words.trim(), ...(takeOver && { takeOver }) };
    handOver.mutate(body, {
      onSuccess: () => {
        toast({ kind: 'success', title: note((say) => say('inbox.handOver.done', { name })) });
        onClose();
      },
      onError: (error) => setAsks(toProblem(error).code === 'chat_held'),
    });
  };
  if (asks)
    return (
      <TakeOverDialog
        name={held ? session.assignedName : null}
        doing="handOver"
        loading={handOver.isPending}
        onConfirm={() => send(true)}
        onClose={() => setAsks(false)}
      />
    );
  const refused = handOver.error && toProblem(handOver.error).code !== 'chat_held' ? handOver.error : null;
  return (
    <Dialog
      open
      size="sm"
      title={t('inbox.handOver.title')}
      closeLabel={t('inbox.dialog.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('inbox.cancel')}
          </Button>
          <Button disabled={to === '' && !team} loading={handOver.isPending} onClick={() => send(false)}>
            {t('inbox.handOver')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {refused && <FormError title={textOf(refused)} />}
        <div>
          <SelectField
            label={t('inbox.handOver.to')}
            placeholder={t('inbox.handOver.choose')}
            value={team ?? to}
            onChange={({ target }) => setChosen(target.value)}
            options={[
              ...teams.map((role) => ({
                value: role as string,
                label: t('inbox.handOver.team', { team: t(`inbox.team.${role}`) }),
                disabled: false,
              })),
              ...colleagues.map(({ id, name, role, onDuty }) => ({
                value: id,
                label: `${onDuty ? name : t('inbox.handOver.offDuty', { name })} · ${t(`app.staffRole.${role}`)}`,
                disabled: !onDuty,
              })),
            ]}
          />
          {/* Always rendered, so that screen readers announce the text when it appears. */}
          <div role="status" className={styles.deserted}>
            {deserted && teamName && t('inbox.handOver.deserted', { team: teamName })}
          </div>
        </div>
        <TextArea
          label={t('inbox.handOver.note')}
          help={t('inbox.handOver.noteHelp')}
          rows={3}
          maxLength={CHAT_NOTE_MAX}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
    </Dialog>
  );
}
