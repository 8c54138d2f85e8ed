import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { AppForm } from '@shared/form/AppForm';
import { InputArea, InputSelect } from '@shared/form/inputs';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button, type ButtonProps } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Notice } from '@ui/states/Notice';
import { object, string } from 'yup';
import { leaseNoticeQuery, useAnswerNotice, type NoticeAnswer, type TenantNotice } from '../../api/notices';
import type { EndParts, Planned } from './LeaseNotices';
import styles from '../renewals.module.css';

export type Answering = NonNullable<NoticeAnswer['status']> | 'reply';
const NOTHING = { effect: '', note: '' };
const EFFECTS = ['lease_ends', 'tenant_leaves'] as const;
/** Answers that the tenant should be able to understand. */
const WITH_NOTE: readonly Answering[] = ['declined', 'kept', 'reply'];

/** One answer to a tenant’s notice, with what it does and a note. */
export function AnswerNoticeDialog({
  notice: present,
  answering,
  planned = null,
  end,
  onClose,
}: {
  notice: TenantNotice;
  answering: Answering;
  /** A rent that is planned for the lease; lists of notices don't know it. */
  planned?: Planned | null;
  end?: EndParts;
  onClose: () => void;
}) {
  const t = useT();
  const mail = useMailWord();
  const [notice, catchUp] = useBegunAgain(present, leaseNoticeQuery(present));
  const { day, money } = useFormats();
  const note = useNote('renewals');
  const answer = useAnswerNotice(notice.id);
  const joint = notice.joint && answering === 'acknowledged';
  const words = answering === 'acknowledged' && notice.kind === 'early_end' ? 'accept' : answering;
  const needsNote = WITH_NOTE.includes(answering);
  const endsLease = (effect: string) => answering === 'acknowledged' && (!notice.joint || effect === 'lease_ends');
  const submit = (loading: boolean): ButtonProps => ({
    type: 'submit',
    variant: answering === 'declined' ? 'danger' : 'primary',
    loading,
    children: t(`renewals.moveOut.verb.${words}`),
  });
  const save = async ({ effect, note: written }: { effect: string; note: string }) => {
    await answer.mutateAsync({
      ...(answering !== 'reply' && { status: answering }),
      ...(joint && { effect: EFFECTS.find((known) => known === effect) }),
      ...(written.trim() && { note: written.trim() }),
      version: notice.version,
    });
    toast({ title: note((t) => t(`renewals.moveOut.done.${words}`)) });
    onClose();
  };
  return (
    <Dialog open title={t(`renewals.moveOut.title.${words}`)} closeLabel={t('app.close')} onClose={onClose}>
      <AppForm
        initial={NOTHING}
        catchUp={async () => {
          await catchUp();
          return NOTHING;
        }}
        schema={object({
          effect: joint ? string().required(t('renewals.moveOut.effectNeeded')) : string().defined(),
          note: needsNote
            ? string().trim().required(t('renewals.moveOut.noteNeeded')).max(1000)
            : string().defined().max(1000),
        })}
        onSubmit={save}
      >
        {({ submitting, values }) => (
          <>
            {/* On a joint lease what follows depends on the choice below. */}
            {(!joint || values.effect) && (
              <p className={styles.quiet}>
                {t(`renewals.moveOut.text.${joint && values.effect === 'tenant_leaves' ? 'leaves' : words}`, {
                  ...mail,
                  name: notice.name,
                  day: day(notice.lastDay),
                })}
              </p>
            )}
            {planned &&
              answering === 'acknowledged' &&
              values.effect !== 'tenant_leaves' &&
              notice.lastDay < planned.startsOn && (
                <Notice tone="warning">
                  {t('renewals.moveOut.lapses', {
                    day: day(planned.startsOn),
                    amount: money(planned.rentCents, planned.currency),
                  })}
                </Notice>
              )}
            {joint && (
              <InputSelect
                name="effect"
                label={t('renewals.moveOut.effect')}
                help={t('renewals.moveOut.effectHelp')}
                options={[
                  { value: '', label: t('renewals.moveOut.choose') },
                  ...EFFECTS.map((value) => ({
                    value,
                    label: t(`renewals.moveOut.effect.${value}`, { name: notice.name }),
                  })),
                ]}
              />
            )}
            {endsLease(values.effect) && end?.effect(notice.lastDay)}
            <InputArea
              name="note"
              label={t(needsNote ? 'renewals.moveOut.note' : 'renewals.moveOut.noteOptional')}
              help={t('renewals.moveOut.noteHelp')}
              maxLength={1000}
            />
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('renewals.cancel')}
              </Button>
              {endsLease(values.effect) && end ? (
                end.submit(notice.lastDay, submit(submitting))
              ) : (
                <Button {...submit(submitting)} />
              )}
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
