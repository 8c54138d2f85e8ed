import { unitValues } from '@contract/unit-names';
import { capital } from '@i18n/capital';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { SelectField } from '@ui/fields/SelectField';
import { PageHead } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { propertiesQuery, unitsQuery } from '../api/properties';
import { BarCrumbs } from '../components/Crumbs';
import { RequestForm } from '../components/RequestForm';

/** /dashboards/landlord/maintenance/new: a job of the landlord's own, for a unit or the building. */
export default function NewRequestPage() {
  const t = useT();
  const note = useNote('service-requests');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [chosen, setProperty] = useState(search.get('property') ?? '');
  const [unitId, setUnit] = useState(search.get('unit') ?? '');
  const properties = useQuery(propertiesQuery);
  // A landlord with one property doesn't have to choose it.
  const [first, second] = properties.data ?? [];
  const propertyId = chosen || (second ? '' : (first?.id ?? ''));
  const building = useQuery(unitsQuery(propertyId));
  const place = (
    <>
      <SelectField
        required
        label={t('service-requests.new.property')}
        placeholder={t('service-requests.new.chooseProperty')}
        options={(properties.data ?? []).map(({ id, streetNumber, street }) => ({
          value: id,
          label: `${streetNumber} ${street}`,
        }))}
        value={propertyId}
        onChange={(event) => {
          setProperty(event.target.value);
          setUnit('');
        }}
      />
      <SelectField
        label={t('service-requests.new.unit')}
        placeholder={t('service-requests.new.wholeBuilding')}
        options={(building.data?.units ?? []).map(({ id, label }) => ({
          value: id,
          label: capital(t('service-requests.unit', unitValues(label))),
        }))}
        value={unitId}
        onChange={(event) => setUnit(event.target.value)}
        disabled={!building.data}
      />
    </>
  );
  return (
    <>
      <BarCrumbs
        items={[
          { label: t('service-requests.maintenance.title'), href: paths.landlordMaintenance() },
          { label: t('service-requests.new.title') },
        ]}
      />
      <PageHead title={t('service-requests.new.title')} />
      <RequestForm
        place={place}
        home={properties.data?.find(({ id }) => id === propertyId)}
        // A landlord's request for their own property needs no one else's approval.
        body={{ ...(unitId ? { unitId } : propertyId ? { propertyId } : {}), status: 'approved' }}
        onFiled={(request) => {
          toast({ kind: 'success', title: note((t) => t('service-requests.toast.added')) });
          void navigate(paths.landlordRequest(request.id), { replace: true });
        }}
      />
    </>
  );
}
