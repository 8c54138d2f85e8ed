import { isSamePlace } from '@contract/local-places';
import { useT } from '@i18n/messages';
import { AppForm } from '@shared/form/AppForm';
import { InputArea, InputText } from '@shared/form/inputs';
import { rules } from '@shared/form/rules';
import { useBegunAgain } from '@shared/form/use-begun';
import { useNote } from '@shared/notes';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { Text } from '@ui/layout/Heading';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { useMemo, useState } from 'react';
import { object, string } from 'yup';
import { countyQuery, useEditCounty, type County } from '../../api/regions';
import { countyCalled, countyOf } from './place-lines';
import lists from '@shared/list/list.module.css';

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
const valuesOf = ({ name, cities }: County) => ({ name, cities: cities.join('\n') });

interface CountyDialogProps {
  region: string;
  /** What the region is called. */
  regionName: string;
  counties: readonly County[];
  /** Cities with rules of their own: a county is not called like one of them. */
  places: readonly string[];
  /** The county whose cities change; none for a new county. */
  county?: County | undefined;
  onSaved: (name: string) => void;
  onClose: () => void;
}

/** `begun`: the county that the form vouches for; its name is empty as long as that is none. */
function useCountySchema(
  { region, counties, places, county }: Pick<CountyDialogProps, 'region' | 'counties' | 'places' | 'county'>,
  begun: string,
) {
  const t = useT();
  return useMemo(() => {
    const others = counties.filter(({ name }) => name !== begun);
    const isCity = (name: string, cities: string) =>
      [...(county ? [] : places), ...linesOf(cities)].some((city) => isSamePlace(region, city, name));
    const isThere = (name: string) => (countyCalled(region, name, others)?.cities.length ?? 0) > 0;
    const takenBy = (text: string) => linesOf(text).flatMap((city) => countyOf(region, city, others)?.name ?? [])[0];
    return object({
      name: rules
        .required(t, 80)
        .matches(/\p{L}/u, t('parts.form.required'))
        .test(
          'county',
          t('admin.regions.countyIsCity'),
          (name, { parent }) => !isCity(name, String(parent.cities ?? '')),
        )
        .test('there', t('admin.regions.countyThere'), (name) => !isThere(name)),
      cities: string()
        .defined()
        .default('')
        .test('cities', t('parts.form.required'), (text) => Boolean(county) || linesOf(text).length > 0)
        .test('taken', (text, { createError }) => {
          const holder = takenBy(text);
          return holder === undefined || createError({ message: t('admin.regions.cityTaken', { county: holder }) });
        }),
    });
  }, [t, region, counties, places, county, begun]);
}

/** Which cities a county has; a new one is named as well. Without cities it is a county no more, and comes back under its name. */
export function CountyDialog({ region, regionName, counties, places, county, onSaved, onClose }: CountyDialogProps) {
  const t = useT();
  const note = useNote('admin');
  const present: County = county ?? { region, name: '', cities: [], version: 0, changedAt: '', changedByName: null };
  const [sent, setSent] = useState(present);
  const [begun, catchUp] = useBegunAgain(present, countyQuery(sent));
  const schema = useCountySchema({ region, counties, places, county }, begun.name);
  const edit = useEditCounty(region);
  const save = async ({ name, cities }: ReturnType<typeof valuesOf>) => {
    setSent({ ...present, name: name.trim() });
    const kept = countyCalled(region, name, [begun, ...counties]);
    const saved = await edit.mutateAsync({ name: name.trim(), cities: linesOf(cities), version: kept?.version ?? 0 });
    toast({ title: note((t) => t('admin.regions.countySaved')) });
    onSaved(saved.cities.length > 0 ? saved.name : '');
  };
  return (
    <Dialog
      open
      title={county ? t('admin.regions.countyTitle', { name: county.name }) : t('admin.regions.addCounty')}
      closeLabel={t('admin.close')}
      onClose={onClose}
    >
      <div className={lists.stack}>
        <Text>{t('admin.regions.countyText', { region: regionName })}</Text>
        <AppForm
          initial={valuesOf(begun)}
          schema={schema}
          catchUp={async () => valuesOf(await catchUp())}
          onSubmit={save}
        >
          {({ submitting }) => (
            <>
              {!county && <InputText name="name" label={t('admin.regions.countyName')} autoComplete="off" />}
              <InputArea
                name="cities"
                rows={8}
                label={t('admin.regions.countyCities')}
                help={t(county ? 'admin.regions.countyEmpty' : 'admin.regions.countyCitiesHelp')}
              />
              <FormActions>
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
      </div>
    </Dialog>
  );
}
