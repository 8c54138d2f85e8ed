import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { useMemo } from 'react';
import { object } from 'yup';

/** Names a city, to see the rules that apply there and to give it its own. Nothing is saved until it has a rule. */
export function AddPlaceDialog({
  region,
  onNamed,
  onClose,
}: {
  region: string;
  onNamed: (place: string) => void;
  onClose: () => void;
}) {
  const t = useT();
  const schema = useMemo(
    () => object({ place: rules.required(t, 80).matches(/\p{L}/u, t('parts.form.required')) }),
    [t],
  );
  return (
    <Dialog open size="sm" title={t('admin.regions.addPlace')} closeLabel={t('admin.close')} onClose={onClose}>
      <Text>{t('admin.regions.addPlaceText', { region })}</Text>
      <AppForm initial={{ place: '' }} schema={schema} onSubmit={async ({ place }) => onNamed(place.trim())}>
        {({ submitting }) => (
          <>
            <InputText name="place" label={t('admin.regions.placeName')} autoComplete="off" />
            <FormActions>
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('admin.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('admin.regions.showPlace')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
