import { useProfile } from '@api/session';
import { LANGUAGES } from '@contract/languages';
import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useHasMessage, useT } from '@i18n/messages';
import { useNote } from '@shared/notes';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { Button, ButtonLink } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useHandle, type Submission } from '../../api/submissions';
import { TakeOver } from './TakeOver';
import outboxStyles from '../outbox/outbox.module.css';
import lists from '@shared/list/list.module.css';

/** What a person wrote, field by field, and whether it has been answered. */
export function SubmissionDialog({ submission, onClose }: { submission: Submission; onClose: () => void }) {
  const t = useT();
  const note = useNote('admin');
  const has = useHasMessage();
  const { instant } = useFormats();
  const { userType } = useProfile();
  const handle = useHandle();
  const { id, kind, firstName, lastName, email, language, details, createdAt, handledAt, handledByName } = submission;
  const { message, primaryChallenge, ...fields } = details as Record<string, string>;
  const labelOf = (field: string) =>
    has(`admin.forms.field.${field}`) ? t(messageId(`admin.forms.field.${field}`)) : field;
  const done = (handled: boolean) => ({
    kind: 'success' as const,
    title: note((t) => t(handled ? 'admin.forms.handledNow' : 'admin.forms.waitsAgain')),
  });
  const undo = () =>
    handle.mutate({ id, handled: Boolean(handledAt) }, { onSuccess: () => toast(done(Boolean(handledAt))) });
  const mark = () =>
    handle.mutate(
      { id, handled: !handledAt },
      {
        onSuccess: () => {
          toast({ ...done(!handledAt), action: { label: note((t) => t('admin.undo')), onClick: undo } });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      title={`${firstName} ${lastName}`}
      closeLabel={t('admin.close')}
      onClose={onClose}
      actions={
        <>
          <ButtonLink
            variant="secondary"
            href={`mailto:${email}`}
            icon={<IconMail size={18} stroke={1.75} aria-hidden />}
          >
            {t('admin.forms.answer')}
          </ButtonLink>
          <Button loading={handle.isPending} onClick={mark}>
            {t(handledAt ? 'admin.forms.reopen' : 'admin.forms.handle')}
          </Button>
        </>
      }
    >
      <div className={lists.stack}>
        <FactList
          facts={[
            { label: t('admin.forms.kindLabel'), value: t(`admin.forms.kind.${kind}`) },
            { label: t('admin.users.email'), value: email },
            ...Object.entries(fields).map(([field, value]) => ({ label: labelOf(field), value })),
            {
              label: t('admin.users.language'),
              value: LANGUAGES.find(({ code }) => code === language)?.nativeName ?? language,
            },
            { label: t('admin.forms.received'), value: instant(createdAt) },
            ...(handledAt
              ? [{ label: t('admin.forms.state.handled'), value: `${instant(handledAt)} · ${handledByName ?? '–'}` }]
              : []),
          ]}
        />
        {[primaryChallenge, message].filter(Boolean).map((text) => (
          <div key={text} className={outboxStyles.body}>
            {text}
          </div>
        ))}
        {userType === 'staff' && <TakeOver submission={submission} />}
      </div>
    </Dialog>
  );
}
