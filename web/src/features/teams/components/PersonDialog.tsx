import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useFormik } from 'formik';
import { useSavePerson, type StaffMember } from '../api/team';
import styles from './teams.module.css';

interface Values {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

interface PersonDialogProps {
  supplierId: string;
  /** Who is changed; without it someone new. */
  present?: StaffMember;
  onClose: () => void;
}

/** Adds someone to the team, or changes what is recorded of them. */
export function PersonDialog({ supplierId, present, onClose }: PersonDialogProps) {
  const t = useT();
  const note = useNote('teams');
  const problemText = useProblemText();
  const save = useSavePerson(supplierId, () => {
    toast({ kind: 'success', title: note((t) => t('teams.person.saved')) });
    onClose();
  });
  const form = useFormik<Values>({
    initialValues: {
      firstName: present?.firstName ?? '',
      lastName: present?.lastName ?? '',
      email: present?.email ?? '',
      phone: present?.phone ?? '',
    },
    validate: ({ firstName, lastName, email }) => ({
      ...(!firstName.trim() && { firstName: t('teams.person.required') }),
      ...(!lastName.trim() && { lastName: t('teams.person.required') }),
      ...(email.trim() && !/^\S+@\S+\.\S+$/.test(email.trim()) && { email: t('teams.person.emailWrong') }),
    }),
    onSubmit: ({ firstName, lastName, email, phone }) =>
      save.mutate({
        present,
        body: {
          firstName: firstName.trim(),
          lastName: lastName.trim(),
          email: email.trim() || null,
          phone: phone.trim() || null,
        },
      }),
  });
  const dialog = useDialogForm(form);
  const field = (name: keyof Values) => ({
    ...form.getFieldProps(name),
    error: form.touched[name] ? form.errors[name] : undefined,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={t(present ? 'teams.person.edit' : 'teams.person.add')}
      closeLabel={t('app.close')}
      actions={
        <>
          <Button variant="secondary" data-cancel onClick={onClose}>
            {t('teams.back')}
          </Button>
          <Button loading={save.isPending} {...dialog.send}>
            {t('teams.save')}
          </Button>
        </>
      }
    >
      <form className={styles.stack} {...dialog.form}>
        {save.error && <FormError title={problemText(save.error)} />}
        <TextField label={t('teams.person.firstName')} maxLength={80} autoComplete="off" {...field('firstName')} />
        <TextField label={t('teams.person.lastName')} maxLength={80} autoComplete="off" {...field('lastName')} />
        <TextField
          type="email"
          label={t('teams.person.email')}
          labelEnd={t('teams.optional')}
          help={t(present?.joinedAt ? 'teams.person.emailTheirs' : 'teams.person.emailHelp')}
          disabled={Boolean(present?.joinedAt)}
          maxLength={254}
          autoComplete="off"
          {...field('email')}
        />
        <TextField
          type="tel"
          label={t('teams.person.phone')}
          labelEnd={t('teams.optional')}
          maxLength={40}
          autoComplete="off"
          {...field('phone')}
        />
      </form>
    </Dialog>
  );
}
