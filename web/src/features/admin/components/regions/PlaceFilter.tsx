import { REGIONS, type RegionCode } from '@contract/regions';
import { useState } from 'react';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { SelectField } from '@ui/fields/SelectField';
import lists from '@parts/list/list.module.css';
import { AddPlaceDialog } from './AddPlaceDialog';
import regionStyles from './regions.module.css';

interface PlaceFilterProps {
  region: RegionCode;
  place: string | null;
  places: readonly string[];
  onRegion: (region: string) => void;
  onPlace: (place: string) => void;
}

/** Which region, and which of its cities; one that has no rules yet can be named. */
export function PlaceFilter({ region, place, places, onRegion, onPlace }: PlaceFilterProps) {
  const t = useT();
  const { language } = useLanguage();
  const [adding, setAdding] = useState(false);
  const shown = place === null || places.includes(place) ? places : [...places, place];
  const name = REGIONS.find(({ code }) => code === region)?.[language] ?? region;
  return (
    <div className={lists.filters}>
      <SelectField label={t('admin.regions.region')} value={region} onChange={(event) => onRegion(event.target.value)} options={REGIONS.map((one) => ({ value: one.code, label: `${one[language]} (${one.code})` }))} />
      <SelectField
        label={t('admin.regions.place')} value={place ?? ''} onChange={(event) => onPlace(event.target.value)}
        options={[{ value: '', label: t('admin.regions.wholeRegion') }, ...shown.map((one) => ({ value: one, label: one }))]}
      />
      <div className={regionStyles.add}><Button variant="secondary" onClick={() => setAdding(true)}>{t('admin.regions.addPlace')}</Button></div>
      {adding && <AddPlaceDialog region={name} onClose={() => setAdding(false)} onNamed={(named) => { setAdding(false); onPlace(named); }} />}
    </div>
  );
}
