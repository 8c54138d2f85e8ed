import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputSelect, InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useNote } from '@shared/notes';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMemo, useState } from 'react';
import { object } from 'yup';
import { settingsQuery, useChangeSetting, type Setting } from '../../api/settings';
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

/** The setting as the form began with it. After a refusal the current one is loaded, and the next save is based on it. */
function useNewest(setting: Setting) {
  const client = useQueryClient();
  const [begun, begin] = useState(setting);
  const catchUp = async () => {
    const all = await client.fetchQuery({ ...settingsQuery, staleTime: 0 });
    const newest = all.find(({ name }) => name === setting.name) ?? begun;
    begin(newest);
    return newest;
  };
  return [begun, catchUp] as const;
}

interface ToDefaultProps {
  setting: Setting;
  seen: string | null;
  busy: boolean;
  onDone: () => void;
}

/** Nothing that was typed matters here, so a refusal is a toast, and the page behind shows the newer value. */
function ToDefault({ setting, seen, busy, onDone }: ToDefaultProps) {
  const t = useT();
  const note = useNote('admin');
  const reset = useChangeSetting(setting.name, false);
  const saved = () => toast({ kind: 'success', title: note((t) => t('admin.saved')) });
  return (
    <Button
      variant="ghost"
      disabled={busy || reset.isPending}
      onClick={() => reset.mutate({ value: null, seen }, { onSuccess: saved, onSettled: onDone })}
    >
      {t('admin.settings.reset')}
    </Button>
  );
}

/** Changes one setting, which applies everywhere immediately, or returns it to its default. */
export function SettingDialog({ setting, onClose }: { setting: Setting; onClose: () => void }) {
  const t = useT();
  const note = useNote('admin');
  const explain = useExplain();
  const change = useChangeSetting(setting.name);
  const [{ changedAt: seen }, catchUp] = useNewest(setting);
  const schema = useMemo(() => object({ value: rules.required(t, 500) }), [t]);
  const save = async (value: string) => {
    await change.mutateAsync({ value, seen });
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
        catchUp={async () => ({ value: (await catchUp()).value ?? '' })}
      >
        {({ submitting }) => (
          <>
            <ValueField name={setting.name} />
            <FormActions>
              {setting.source === 'page' && (
                <ToDefault setting={setting} seen={seen} busy={submitting} onDone={onClose} />
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
