import { LANGUAGES } from '@contract/languages';
import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useMailWord } from '@nav/site-settings';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { Link } from '@ui/link/Link';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useIssueStep, useTestIssue, type Issue, type IssueTest } from '../../api/newsletter';
import { IssuePreview } from './IssuePreview';
import { IssueState } from './IssueState';
import { SendIssue } from './SendIssue';
import lists from '@shared/list/list.module.css';

interface IssueDialogProps {
  issue: Issue;
  onEdit: () => void;
  onClose: () => void;
}

/** One newsletter: how it looks, and what comes next. A draft is sent or scheduled here, and what was sent shows whom it reached. */
export function IssueDialog({ issue, onEdit, onClose }: IssueDialogProps) {
  const t = useT();
  return (
    <Dialog
      open
      asksFirst={false}
      size="lg"
      title={issue.subjectEn}
      closeLabel={t('admin.close')}
      onClose={onClose}
      actions={issue.state === 'draft' && <DraftActions issue={issue} onEdit={onEdit} onClose={onClose} />}
    >
      <div className={lists.stack}>
        <IssuePreview issue={issue} />
        {issue.state === 'draft' ? <SendIssue issue={issue} /> : <Figures issue={issue} />}
      </div>
    </Dialog>
  );
}

/** Deleting asks for confirmation, because a draft in three languages is much work and can't be restored. */
function DraftActions({ issue, onEdit, onClose }: IssueDialogProps) {
  const t = useT();
  const { list } = useFormats();
  const note = useNote('admin');
  const mail = useMailWord();
  const test = useTestIssue(issue.id);
  const remove = useIssueStep(issue.id, 'remove');
  const [asked, setAsked] = useState(false);
  const tested = (sent: IssueTest | undefined) => {
    const written = LANGUAGES.filter(({ code }) => sent?.languages.includes(code)).map(({ nativeName }) => nativeName);
    toast({
      kind: 'success',
      title: note((t) => t('admin.newsletter.tested', { ...mail, languages: list(written) })),
    });
  };
  return (
    <>
      <Button
        variant={asked ? 'danger' : 'ghost'}
        loading={remove.isPending}
        onClick={() => (asked ? remove.mutate(undefined, { onSuccess: onClose }) : setAsked(true))}
      >
        {t(asked ? 'admin.newsletter.removeSure' : 'admin.newsletter.remove')}
      </Button>
      <Button
        variant="secondary"
        loading={test.isPending}
        onClick={() => test.mutate(undefined, { onSuccess: tested })}
      >
        {t('admin.newsletter.test')}
      </Button>
      <Button variant="secondary" onClick={onEdit}>
        {t('admin.newsletter.edit')}
      </Button>
    </>
  );
}

function Figures({ issue }: { issue: Issue }) {
  const t = useT();
  const { instant, number } = useFormats();
  const unschedule = useIssueStep(issue.id, 'unschedule');
  const { state, sendAt, finishedAt, recipients, waiting, kept, failed, bounced, unsubscribes } = issue;
  return (
    <>
      <FactList
        facts={[
          { label: t('admin.newsletter.state'), value: <IssueState issue={issue} /> },
          { label: t('admin.newsletter.sendAt'), value: sendAt ? instant(sendAt) : '–' },
          ...(finishedAt
            ? [{ label: t(`admin.newsletter.${kept ? 'keptAt' : 'finishedAt'}`), value: instant(finishedAt) }]
            : []),
          ...(state === 'scheduled'
            ? []
            : [
                { label: t('admin.newsletter.recipients'), value: number(recipients) },
                { label: t('admin.newsletter.waiting'), value: number(waiting) },
                ...(kept
                  ? [
                      {
                        label: t('admin.newsletter.kept'),
                        value: <Link href={paths.adminOutbox({ state: 'kept' })}>{number(kept)}</Link>,
                      },
                    ]
                  : []),
                {
                  label: t('admin.newsletter.failed'),
                  value: failed ? <Link href={paths.adminOutbox({ state: 'failed' })}>{number(failed)}</Link> : '0',
                },
                { label: t('admin.newsletter.bounced'), value: number(bounced) },
                { label: t('admin.newsletter.unsubscribes'), value: number(unsubscribes) },
              ]),
        ]}
      />
      {state === 'scheduled' && (
        <p>
          <Button variant="secondary" loading={unschedule.isPending} onClick={() => unschedule.mutate()}>
            {t('admin.newsletter.unschedule')}
          </Button>
        </p>
      )}
    </>
  );
}
