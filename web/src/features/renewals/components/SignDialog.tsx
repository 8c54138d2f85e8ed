import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { useBegun } from '@shared/form/use-begun';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { Button } from '@ui/controls/Button';
import { TextField } from '@ui/fields/TextField';
import { Dialog } from '@ui/overlay/Dialog';
import { useFormik } from 'formik';
import { useState } from 'react';
import type { Decision, Renewal } from '../api/renewals';
import { today } from './today';
import styles from './renewals.module.css';

/** Records a signature on paper. The offer is the notice of a higher rent; without one, the landlord says when it was given. */
export function SignDialog({
  renewal: present,
  onClose,
  decide,
}: {
  renewal: Renewal;
  onClose: () => void;
  decide: (decisions: Decision[]) => void;
}) {
  const renewal = useBegun(present);
  const t = useT();
  const { instant } = useFormats();
  const [usual] = useState(() => String(today()));
  const offered = renewal.status === 'offered' && renewal.offer;
  const form = useFormik({
    initialValues: { noticeOn: usual },
    validate: ({ noticeOn }) => (noticeOn && noticeOn <= usual ? {} : { noticeOn: t('renewals.signNoticeWrong') }),
    onSubmit: ({ noticeOn }) => {
      // Today isn't sent: the server knows which day it is where the home is.
      const named = !offered && noticeOn !== usual ? { noticeOn } : {};
      decide([{ renewal, steps: [{ status: 'signed', version: renewal.version, ...named }] }]);
    },
  });
  const dialog = useDialogForm(form);
  return (
    <Dialog
      open
      size="sm"
      title={t('renewals.signTitle')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('renewals.cancel')}
          </Button>
          <Button {...dialog.send}>{t('renewals.sign')}</Button>
        </>
      }
    >
      <form className={styles.form} {...dialog.form}>
        <p className={styles.quiet}>{t('renewals.signText')}</p>
        {offered ? (
          <p className={styles.quiet}>
            {t('renewals.signOffered', { day: instant(offered.sentAt, { dateStyle: 'long' }) })}
          </p>
        ) : (
          <TextField
            type="date"
            label={t('renewals.signNotice')}
            help={t('renewals.signNoticeHelp')}
            max={usual}
            error={form.touched.noticeOn && form.errors.noticeOn}
            {...form.getFieldProps('noticeOn')}
          />
        )}
      </form>
    </Dialog>
  );
}
