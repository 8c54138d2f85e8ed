import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useBegunAgain } from '@shared/form/use-begun';
import { Loaded } from '@shared/list/Loaded';
import { useNote } from '@shared/notes';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { useNavigate, useParams } from 'react-router-dom';
import { propertyQuery } from '../api/get-property';
import type { PropertyDetail } from '../api/types';
import { useUpdateProperty } from '../api/update-property';
import { propertyValues } from '../components/portfolio/property-form';
import { PropertyForm } from '../components/portfolio/PropertyForm';
import styles from '../components/list.module.css';

function Edit({ property: present }: { property: PropertyDetail }) {
  const [property, catchUp] = useBegunAgain(present, propertyQuery(present.id));
  const t = useT();
  const note = useNote('landlords');
  const navigate = useNavigate();
  const update = useUpdateProperty(property.id, true);
  const here = paths.landlordProperty(property.id);
  return (
    <div className={styles.block}>
      <PropertyForm
        initial={propertyValues(property)}
        catchUp={async () => propertyValues(await catchUp())}
        saveLabel={t('landlords.save')}
        cancel={
          <ButtonLink variant="ghost" href={here}>
            {t('landlords.cancel')}
          </ButtonLink>
        }
        onSave={async (body) => {
          await update.mutateAsync({ ...body, version: property.version });
          toast({ title: note((t) => t('landlords.saved')) });
          await navigate(here);
        }}
      />
    </div>
  );
}

/** Changes address and facts of a property. */
export default function EditPropertyPage() {
  const t = useT();
  const { propertyId = '' } = useParams();
  const query = useQuery(propertyQuery(propertyId));
  return (
    <>
      <PageHead title={t('landlords.property.edit')} />
      <Loaded query={query} shape="form">
        {(property) => <Edit property={property} />}
      </Loaded>
    </>
  );
}
