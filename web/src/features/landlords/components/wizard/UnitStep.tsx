import { unitValues } from '@contract/unit-names';
import { useT } from '@i18n/messages';
import { Loaded } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { FormActions } from '@ui/fields/FormActions';
import { RadioCards } from '@ui/fields/RadioCards';
import { Plate } from '@ui/plate/Plate';
import { useState } from 'react';
import { useCreateUnit } from '../../api/create-unit';
import { propertyQuery } from '../../api/get-property';
import type { PropertyDetail, Unit } from '../../api/types';
import { UnitForm } from '../portfolio/UnitForm';
import styles from '../list.module.css';

interface UnitStepProps {
  propertyId: string;
  chosen: string | undefined;
  onNext: (unitId: string) => void;
}

function Choose({
  property,
  chosen,
  onNext,
  onAdd,
}: {
  property: PropertyDetail;
  chosen: string | undefined;
  onNext: (id: string) => void;
  onAdd: () => void;
}) {
  const t = useT();
  const free = property.units.filter(({ status }) => status === 'available');
  // Of one that can be let there is nothing to choose.
  const [value, setValue] = useState(chosen ?? (free.length === 1 ? free[0]?.id : undefined));
  const described = (unit: Unit) =>
    unit.lease
      ? t('landlords.wizard.livedIn', { names: unit.lease.tenants.join(', ') })
      : t(`landlords.unitStatus.${unit.status}`);
  return (
    <div className={styles.stack}>
      <RadioCards
        label={t('landlords.wizard.whichUnit')}
        value={value}
        onChange={setValue}
        columns={2}
        options={property.units.map((unit) => ({
          value: unit.id,
          icon: <Plate size="sm">{unit.label}</Plate>,
          label: t('landlords.unit.named', unitValues(unit.label)),
          description: described(unit),
          disabled: unit.status === 'offline',
        }))}
      />
      <FormActions>
        <Button variant="secondary" onClick={onAdd}>
          {t('landlords.unit.add')}
        </Button>
        <Button disabled={!value} onClick={() => value && onNext(value)}>
          {t('landlords.wizard.next')}
        </Button>
      </FormActions>
    </div>
  );
}

/** Second step: one of the property's units, or a new one. */
export function UnitStep({ propertyId, chosen, onNext }: UnitStepProps) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  const create = useCreateUnit(propertyId);
  const query = useQuery(propertyQuery(propertyId));
  return (
    <Loaded query={query} shape="form">
      {(property) =>
        adding || property.units.length === 0 ? (
          <UnitForm
            currency={property.currency}
            saveLabel={t('landlords.wizard.next')}
            cancel={
              property.units.length > 0 && (
                <Button variant="ghost" onClick={() => setAdding(false)}>
                  {t('landlords.wizard.choose')}
                </Button>
              )
            }
            onSave={async (body) => {
              const unit = await create.mutateAsync(body);
              if (unit) onNext(unit.id);
            }}
          />
        ) : (
          <Choose property={property} chosen={chosen} onNext={onNext} onAdd={() => setAdding(true)} />
        )
      }
    </Loaded>
  );
}
