import { toProblem } from '@api/problem';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { useBegun } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { RadioCards } from '@ui/fields/RadioCards';
import { TextField } from '@ui/fields/TextField';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { useState } from 'react';
import { countsQuery, useScheduleIssue, type Issue } from '../../api/newsletter';
import lists from '@shared/list/list.module.css';

/**
 * Sends a draft to everyone on the list, now or at a time, and says first who that is. If a colleague changes the draft while it is open,
 * sending is refused once: what goes out is what was looked at.
 */
export function SendIssue({ issue }: { issue: Issue }) {
  const t = useT();
  const note = useNote('admin');
  const mail = useMailWord();
  const { data: counts } = useQuery(countsQuery);
  const schedule = useScheduleIssue(issue.id);
  const begun = useBegun(issue);
  const refused = schedule.error !== null && toProblem(schedule.error).code === 'stale_version';
  const { version } = refused ? issue : begun;
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [at, setAt] = useState('');
  const isLater = when === 'later';
  const sendAt = isLater && at ? new Date(at).toISOString() : undefined;
  const send = () =>
    schedule.mutate(
      { version, ...(sendAt && { sendAt }) },
      {
        onSuccess: () =>
          toast({
            kind: 'success',
            title: note((t) => (sendAt ? t('admin.newsletter.scheduled') : t('admin.newsletter.sending', mail))),
          }),
      },
    );
  if (!counts) return null;
  const { total, en, fr, es } = counts;
  return (
    <div className={lists.stack}>
      <Notice tone={total > 0 ? 'info' : 'warning'}>
        {total > 0 ? t('admin.newsletter.goesTo', { total, en, fr, es }) : t('admin.newsletter.noSubscribers')}
      </Notice>
      <RadioCards
        name="when"
        label={t('admin.newsletter.when')}
        value={when}
        onChange={setWhen}
        options={[
          { value: 'now', label: t('admin.newsletter.now') },
          { value: 'later', label: t('admin.newsletter.later') },
        ]}
      />
      {isLater && (
        <TextField
          type="datetime-local"
          label={t('admin.newsletter.sendAt')}
          value={at}
          onChange={(event) => setAt(event.target.value)}
        />
      )}
      <p>
        <Button loading={schedule.isPending} disabled={total === 0 || (isLater && !at)} onClick={send}>
          {t(isLater ? 'admin.newsletter.schedule' : 'admin.newsletter.send')}
        </Button>
      </p>
    </div>
  );
}
