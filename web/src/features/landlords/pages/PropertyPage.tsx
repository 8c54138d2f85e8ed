import { unitValues } from '@contract/unit-names';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { ExportButton } from '@shared/list/ExportButton';
import { Loaded } from '@shared/list/Loaded';
import { useNote } from '@shared/notes';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@ui/controls/Button';
import { PageHead, Section } from '@ui/layout/Section';
import { Dialog } from '@ui/overlay/Dialog';
import { toast } from '@ui/overlay/toastStore';
import { Plate } from '@ui/plate/Plate';
import { EmptyState } from '@ui/states/StatePanel';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useCreateUnit } from '../api/create-unit';
import { propertyQuery } from '../api/get-property';
import type { PropertyDetail } from '../api/types';
import { Crumbs } from '../components/Crumbs';
import { PropertyFacts } from '../components/portfolio/PropertyFacts';
import { PropertyMenu } from '../components/portfolio/PropertyMenu';
import { UnitForm } from '../components/portfolio/UnitForm';
import { UnitTable } from '../components/portfolio/UnitTable';
import styles from '../components/list.module.css';

function AddUnit({ property, onClose }: { property: PropertyDetail; onClose: () => void }) {
  const t = useT();
  const note = useNote('landlords');
  const create = useCreateUnit(property.id);
  return (
    <Dialog
      open
      title={t('landlords.unit.addTo', { home: `${property.streetNumber} ${property.street}` })}
      closeLabel={t('landlords.close')}
      onClose={onClose}
    >
      <UnitForm
        currency={property.currency}
        saveLabel={t('landlords.unit.save')}
        onSave={async (body) => {
          const unit = await create.mutateAsync(body);
          toast({ title: note((t) => t('landlords.unit.saved', unitValues(unit?.label ?? ''))) });
          onClose();
        }}
      />
    </Dialog>
  );
}

/** What other features add beside a property’s facts. */
interface Parts {
  aside?: (property: PropertyDetail) => ReactNode;
}

function View({ property, aside }: { property: PropertyDetail } & Parts) {
  const t = useT();
  const [adding, setAdding] = useState(false);
  usePageTitle(property.name);
  const add = (
    <Button icon={<IconPlus size={18} stroke={1.75} aria-hidden />} onClick={() => setAdding(true)}>
      {t('landlords.unit.add')}
    </Button>
  );
  return (
    <>
      <Crumbs
        items={[{ label: t('landlords.properties.title'), href: paths.landlordProperties() }, { label: property.name }]}
      />
      <PageHead
        lead={<Plate size="lg">{property.streetNumber}</Plate>}
        title={property.name === `${property.streetNumber} ${property.street}` ? property.street : property.name}
        subtitle={`${property.city}, ${property.region}`}
        actions={
          <>
            {property.units.length > 0 && <ExportButton tables={['units']} ids={[property.id]} />}
            {!property.archived && property.units.length > 0 && add}
          </>
        }
        menu={<PropertyMenu property={property} />}
      />
      <div className={styles.detail}>
        {property.units.length === 0 ? (
          <EmptyState title={t('landlords.units.emptyTitle')} actions={!property.archived && add}>
            {t('landlords.units.emptyText')}
          </EmptyState>
        ) : (
          <Section
            title={t('landlords.units.title')}
            aside={t('landlords.property.leasedOf', { leased: property.occupiedCount, units: property.unitCount })}
          >
            <UnitTable units={property.units} caption={t('landlords.units.title')} />
          </Section>
        )}
        <div className={styles.aside}>
          <PropertyFacts property={property} />
          {aside?.(property)}
        </div>
      </div>
      {adding && <AddUnit property={property} onClose={() => setAdding(false)} />}
    </>
  );
}

/** One property with its units. */
export default function PropertyPage(parts: Parts) {
  const { propertyId = '' } = useParams();
  const query = useQuery(propertyQuery(propertyId));
  return <Loaded query={query}>{(property) => <View property={property} {...parts} />}</Loaded>;
}
