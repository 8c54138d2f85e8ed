import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputSelect, InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMemo } from 'react';
import { object } from 'yup';
import { useChangeSetting, type Setting } from '../../api/settings';
import { useExplain } from '../people/names';
import { choicesOf, isChoice } from './groups';

function ValueField({ name }: { name: Setting['name'] }) {
  const t = useT();
  const label = t(`admin.settings.name.${name}`);
  const help = t(`admin.settings.help.${name}`);
  if (!isChoice(name)) return <InputText name="value" label={label} help={help} />;
  const options = choicesOf(name).map(([value, words]) => ({ value, label: t(words) }));
  return <InputSelect name="value" label={label} help={help} options={options} />;
}

/** Changes one setting, which applies everywhere immediately, or returns it to its default. */
export function SettingDialog({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const t = useT();
  const note = useNote('admin');
  const explain = useExplain();
  const change = useChangeSetting(setting.name);
  const schema = useMemo(() => object({ value: rules.required(t, 500) }), [t]);
  const save = async (value: string | null) => {
    await change.mutateAsync(value);
    toast({ kind: 'success', title: note((t) => t('admin.saved')) });
    onClose();
  };
  return (
    <Dialog open title={t(`admin.settings.name.${setting.name}`)} closeLabel={t('admin.close')} onClose={onClose}>
      <AppForm
        initial={{ value: setting.value ?? '' }}
        schema={schema}
        onSubmit={({ value }) => save(value)}
        explain={explain}
      >
        {({ submitting }) => (
          <>
            <ValueField name={setting.name} />
            <FormActions>
              {setting.source === 'page' && (
                <Button variant="ghost" disabled={submitting} onClick={() => void save(null)}>
                  {t('admin.settings.reset')}
                </Button>
              )}
              <Button data-cancel="" variant="secondary" onClick={onClose}>
                {t('admin.cancel')}
              </Button>
              <Button type="submit" loading={submitting}>
                {t('admin.save')}
              </Button>
            </FormActions>
          </>
        )}
      </AppForm>
    </Dialog>
  );
}
