import { useAction } from '@api/use-action';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Notice } from '@ui/states/Notice';
import { useFormikContext } from 'formik';
import { useState } from 'react';

/**
 * Someone else saved while the form was open. The person can take the newer values or keep what they typed for the next save,
 * and can switch between the two until then, so nothing that was typed is lost.
 */
export function NewerVersion<Values>({ catchUp }: { catchUp: () => Promise<Values> }) {
  const t = useT();
  const { values, setValues } = useFormikContext<Values>();
  const read = useAction({ run: catchUp });
  const [mine] = useState(values);
  const [shown, setShown] = useState<'theirs' | 'mine'>();
  const show = (next: 'theirs' | 'mine') =>
    read.mutate(undefined, {
      onSuccess: (theirs) => {
        setShown(next);
        void setValues(next === 'theirs' ? theirs : shown === 'theirs' ? mine : values);
      },
    });
  return (
    <>
      <Notice tone={shown ? 'info' : 'danger'} announce>
        {t(`parts.form.newer.${shown ?? 'asked'}`)}
      </Notice>
      <FormActions>
        {shown !== 'mine' && (
          <Button variant="secondary" disabled={read.isPending} onClick={() => show('mine')}>
            {t('parts.form.newer.keep')}
          </Button>
        )}
        {shown !== 'theirs' && (
          <Button variant="secondary" loading={read.isPending} onClick={() => show('theirs')}>
            {t('parts.form.newer.show')}
          </Button>
        )}
      </FormActions>
    </>
  );
}
