import { toProblem } from '@api/problem';
import { useT } from '@i18n/messages';
import { useMailWord } from '@nav/site-settings';
import { InputText } from '@shared/form/inputs';
import { Mailed } from '@shared/mail/Mailed';
import { useNote } from '@shared/notes';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMemo, useState } from 'react';
import { object, string } from 'yup';
import { inviteColleague } from '../../api/colleagues';
import { rules } from '../rules';
import { SettingsForm } from '../SettingsForm';
import { useTwoFactor } from '../two-factor-context';
import { OwnPassword, usePasswordRule } from './OwnPassword';

const EMPTY = { firstName: '', lastName: '', email: '', currentPassword: '' };

/** Name and address of a colleague, and the owner's password: the invitation is sent immediately. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const note = useNote('account');
  const mail = useMailWord();
  const client = useQueryClient();
  const withTwoFactor = useTwoFactor();
  const password = usePasswordRule();
  const [taken, setTaken] = useState(false);
  const schema = useMemo(
    () =>
      object({
        firstName: rules.name(t, 'account.error.firstNameMissing'),
        lastName: rules.name(t, 'account.error.lastNameMissing'),
        email: string()
          .trim()
          .required(t('account.error.emailMissing'))
          .matches(/^\S+@\S+\.\S+$/, t('account.error.emailWrong')),
        currentPassword: password,
      }),
    [t, password],
  );
  const send = async (values: typeof EMPTY) => {
    setTaken(false);
    const { email } = await withTwoFactor((verificationToken) => inviteColleague({ ...values, verificationToken }));
    onClose();
    toast({
      kind: 'success',
      title: <Mailed to={email}>{note((t) => t('account.colleagues.sent', { email }))}</Mailed>,
    });
    void client.invalidateQueries({ queryKey: ['colleagues'] });
  };
  return (
    <Dialog open onClose={onClose} size="sm" title={t('account.colleagues.invite.title')} closeLabel={t('app.close')}>
      {taken && <FormError title={t('account.colleagues.taken')} />}
      <SettingsForm
        initial={EMPTY}
        schema={schema}
        onSubmit={send}
        onFailure={(error) => setTaken(toProblem(error).code === 'email_taken')}
        submit={t('account.colleagues.invite.send')}
        cancel={
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('account.cancel')}
          </Button>
        }
      >
        <InputText
          data-autofocus=""
          name="firstName"
          label={t('account.firstName')}
          maxLength={80}
          autoComplete="off"
        />
        <InputText name="lastName" label={t('account.lastName')} maxLength={80} autoComplete="off" />
        <InputText
          type="email"
          name="email"
          label={t('account.email')}
          help={t('account.colleagues.emailHelp', mail)}
          maxLength={254}
          autoComplete="off"
        />
        <OwnPassword />
      </SettingsForm>
    </Dialog>
  );
}
