import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { AppForm } from '@shared/form/AppForm';
import { InputArea } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMemo } from 'react';
import { object } from 'yup';
import { useAskReset, type UserDetail } from '../../api/users';
import { nameOf, useExplain } from './names';

const EMPTY = { reason: '' };

/** Asks for someone's two-step verification to be turned off, with the reason that a second admin reads. */
export function AskResetDialog({ user, onClose }: { user: UserDetail; onClose: () => void }) {
  const t = useT();
  const mail = useMailWord();
  const note = useNote('admin');
  const explain = useExplain();
  const ask = useAskReset(user.id);
  const schema = useMemo(() => object({ reason: rules.required(t, 500).min(10, t('admin.reset.reasonShort')) }), [t]);
  const send = async (values: typeof EMPTY) => {
    await ask.mutateAsync(values);
    toast({ kind: 'success', title: note((t) => t('admin.reset.asked')) });
    onClose();
  };
  return (
    <Dialog open title={t('admin.reset.title', { name: nameOf(user) })} closeLabel={t('admin.close')} onClose={onClose}>
      <AppForm initial={EMPTY} schema={schema} onSubmit={send} explain={explain}>
        {({ submitting }) => (
          <>
            <Text>{t('admin.reset.text', mail)}</Text>
            <InputArea name="reason" rows={3} label={t('admin.reset.reason')} help={t('admin.reset.reasonHelp')} />
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('admin.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('admin.reset.submit')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
