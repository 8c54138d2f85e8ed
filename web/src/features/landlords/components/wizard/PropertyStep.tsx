import { useT } from '@i18n/messages';
import { ListSearch } from '@shared/list/ListSearch';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { RadioCards } from '@ui/fields/RadioCards';
import { Plate } from '@ui/plate/Plate';
import { useState } from 'react';
import { useCreateProperty } from '../../api/create-property';
import { propertiesQuery } from '../../api/list-properties';
import { EMPTY_PROPERTY } from '../portfolio/property-form';
import { PropertyForm } from '../portfolio/PropertyForm';
import styles from '../list.module.css';

const SHOWN = 6;

/** First step: one of the properties, or a new one. */
export function PropertyStep({ chosen, onNext }: { chosen: string | undefined; onNext: (propertyId: string) => void }) {
  const t = useT();
  const [q, setQ] = useState('');
  const [picked, setValue] = useState(chosen);
  const [adding, setAdding] = useState(false);
  const create = useCreateProperty();
  const query = useInfiniteQuery(propertiesQuery({ limit: SHOWN, sort: 'name', q: q || undefined }));
  const rows = query.data?.pages[0]?.rows ?? [];
  const total = query.data?.pages[0]?.total ?? 0;
  // Of one there is nothing to choose.
  const value = picked ?? (total === 1 && !q ? rows[0]?.id : undefined);
  if (adding || (query.isSuccess && total === 0 && !q)) {
    return (
      <PropertyForm
        initial={EMPTY_PROPERTY}
        draft="lease.property"
        saveLabel={t('landlords.wizard.next')}
        cancel={
          total > 0 && (
            <Button variant="ghost" onClick={() => setAdding(false)}>
              {t('landlords.wizard.choose')}
            </Button>
          )
        }
        onSave={async (body) => {
          const property = await create.mutateAsync(body);
          if (property) onNext(property.id);
        }}
      />
    );
  }
  return (
    <div className={styles.stack}>
      {(total > SHOWN || q) && <ListSearch value={q} label={t('landlords.properties.search')} onChange={setQ} />}
      <RadioCards
        label={t('landlords.wizard.whichProperty')}
        value={value}
        onChange={setValue}
        options={rows.map((property) => ({
          value: property.id,
          icon: <Plate size="sm">{property.streetNumber}</Plate>,
          label: property.street,
          description: `${property.city}, ${t('landlords.property.leasedOf', { leased: property.occupiedCount, units: property.unitCount })}`,
        }))}
      />
      <FormActions>
        <Button variant="secondary" onClick={() => setAdding(true)}>
          {t('landlords.property.add')}
        </Button>
        <Button disabled={!value} onClick={() => value && onNext(value)}>
          {t('landlords.wizard.next')}
        </Button>
      </FormActions>
    </div>
  );
}
