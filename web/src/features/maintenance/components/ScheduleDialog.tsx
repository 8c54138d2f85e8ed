import { toProblem } from '@api/problem';
import { useProblemText } from '@api/problem-text';
import { useT } from '@i18n/messages';
import { NewerVersion } from '@shared/form/NewerVersion';
import { useBegunAgain } from '@shared/form/use-begun';
import { useDialogForm } from '@shared/form/use-dialog-form';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormError } from '@ui/fields/FormError';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { FormikProvider, useFormik } from 'formik';
import { scheduleQuery, useSaveSchedule, type Schedule } from '../api/schedules';
import { bodyOf, startOf, wrongOf, type ScheduleValues } from '../schedule-values';
import { PresetField } from './PresetField';
import { useWrongWords } from './use-wrong-words';
import { WhatFields } from './WhatFields';
import { WhenFields } from './WhenFields';
import { WorkFields } from './WorkFields';
import styles from './maintenance.module.css';

interface ScheduleDialogProps {
  present?: Schedule;
  propertyId?: string;
  unitId?: string;
  onClose: () => void;
}

/** Adds a maintenance schedule, or changes one for the due days to come. */
export function ScheduleDialog({ present: given, propertyId = '', unitId = '', onClose }: ScheduleDialogProps) {
  const t = useT();
  const note = useNote('maintenance');
  const problemText = useProblemText();
  const words = useWrongWords();
  const [present, catchUp] = useBegunAgain(given, scheduleQuery(given?.id ?? ''));
  const place = { propertyId, unitId };
  const save = useSaveSchedule(() => {
    toast({ title: note((t) => t(present ? 'maintenance.changed' : 'maintenance.added')) });
    onClose();
  });
  const form = useFormik<ScheduleValues>({
    initialValues: startOf(present, place),
    validate: (values) => words(wrongOf(values), values),
    onSubmit: (values) => save.mutate({ present, body: bodyOf(values) }),
  });
  const stale = present !== undefined && save.error !== null && toProblem(save.error).code === 'stale_version';
  const dialog = useDialogForm(form);
  return (
    <Dialog
      open
      title={t(present ? 'maintenance.editTitle' : 'maintenance.addTitle')}
      closeLabel={t('app.close')}
      onClose={onClose}
      actions={
        <>
          <Button data-cancel="" variant="secondary" onClick={onClose}>
            {t('maintenance.cancel')}
          </Button>
          <Button loading={save.isPending} {...dialog.send}>
            {t(present ? 'maintenance.save' : 'maintenance.add')}
          </Button>
        </>
      }
    >
      <form className={styles.form} {...dialog.form}>
        {save.error && !stale && <FormError title={problemText(save.error)} />}
        <p className={styles.text}>{t(present ? 'maintenance.editText' : 'maintenance.addText')}</p>
        <FormikProvider value={form}>
          {stale && <NewerVersion<ScheduleValues> catchUp={async () => startOf(await catchUp(), place)} />}
          {!present && <PresetField />}
          <WhatFields />
          <WhenFields />
          <WorkFields present={present} />
        </FormikProvider>
      </form>
    </Dialog>
  );
}
