import { REGIONS, regionName, type RegionCode } from '@contract/regions';
import { useLanguage } from '@i18n/language-context';
import { useT } from '@i18n/messages';
import { Button } from '@ui/controls/Button';
import { cx } from '@ui/cx';
import { SelectField } from '@ui/fields/SelectField';
import { useState } from 'react';
import type { County } from '../../api/regions';
import { AddPlaceDialog } from './AddPlaceDialog';
import { CountyDialog } from './CountyDialog';
import regionStyles from './regions.module.css';
import lists from '@shared/list/list.module.css';

interface PlacesProps {
  region: RegionCode;
  place: string | null;
  /** What has rules of its own, counties among them. */
  places: readonly string[];
  counties: readonly County[];
  onPlace: (place: string) => void;
}

interface PlaceFilterProps extends Pick<PlacesProps, 'region' | 'place' | 'onPlace'> {
  /** None until it is known which of the places are counties. */
  known: Pick<PlacesProps, 'places' | 'counties'> | undefined;
  onRegion: (region: string) => void;
}

/** Which region, and which of its counties and cities; one that has no rules yet can be named. */
export function PlaceFilter({ region, place, known, onRegion, onPlace }: PlaceFilterProps) {
  const t = useT();
  const { language } = useLanguage();
  return (
    <div className={cx(lists.filters, regionStyles.places)}>
      <SelectField
        label={t('admin.regions.region')}
        value={region}
        onChange={(event) => onRegion(event.target.value)}
        options={REGIONS.map((one) => ({ value: one.code, label: `${one[language]} (${one.code})` }))}
      />
      {known && <Places region={region} place={place} {...known} onPlace={onPlace} />}
    </div>
  );
}

/** A county that was emptied is offered as long as it has rules; without any it comes back under its name. */
function Places({ region, place, places, counties, onPlace }: PlacesProps) {
  const t = useT();
  const { language } = useLanguage();
  const [adding, setAdding] = useState<'city' | 'county' | 'cities'>();
  const county = counties.find(({ name }) => name === place);
  const cities = places.filter((one) => counties.every(({ name }) => name !== one));
  const offered = counties.filter((one) => one.cities.length > 0 || one === county || places.includes(one.name));
  const shown = place === null || county || cities.includes(place) ? cities : [...cities, place];
  const close = () => setAdding(undefined);
  const go = (next: string) => {
    close();
    onPlace(next);
  };
  const name = regionName(region, language);
  return (
    <>
      <SelectField
        label={t('admin.regions.place')}
        value={place ?? ''}
        onChange={(event) => onPlace(event.target.value)}
        options={[
          { value: '', label: t('admin.regions.wholeRegion') },
          ...offered.map((one) => ({
            value: one.name,
            label: t('admin.regions.countyOption', { name: one.name, count: one.cities.length }),
          })),
          ...shown.map((one) => ({ value: one, label: one })),
        ]}
      />
      <div className={regionStyles.add}>
        {county && (
          <Button variant="secondary" onClick={() => setAdding('cities')}>
            {t('admin.regions.editCounty')}
          </Button>
        )}
        <Button variant="secondary" onClick={() => setAdding('city')}>
          {t('admin.regions.addPlace')}
        </Button>
        <Button variant="secondary" onClick={() => setAdding('county')}>
          {t('admin.regions.addCounty')}
        </Button>
      </div>
      {adding === 'city' && <AddPlaceDialog region={name} onClose={close} onNamed={go} />}
      {(adding === 'county' || (adding === 'cities' && county)) && (
        <CountyDialog
          region={region}
          regionName={name}
          counties={counties}
          places={cities}
          county={adding === 'cities' ? county : undefined}
          onClose={close}
          onSaved={go}
        />
      )}
    </>
  );
}
