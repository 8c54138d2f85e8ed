import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useNote } from '@shared/notes';
import { ButtonLink } from '@ui/controls/Button';
import { PageHead } from '@ui/layout/Section';
import { toast } from '@ui/overlay/toastStore';
import { useNavigate } from 'react-router-dom';
import { useCreateProperty } from '../api/create-property';
import { EMPTY_PROPERTY } from '../components/portfolio/property-form';
import { PropertyForm } from '../components/portfolio/PropertyForm';
import styles from '../components/list.module.css';

/** A new property. Its units come next, on its own page. */
export default function NewPropertyPage() {
  const t = useT();
  const note = useNote('landlords');
  const navigate = useNavigate();
  const create = useCreateProperty();
  return (
    <>
      <PageHead title={t('landlords.property.add')} subtitle={t('landlords.property.addText')} />
      <div className={styles.block}>
        <PropertyForm
          initial={EMPTY_PROPERTY}
          draft="property"
          saveLabel={t('landlords.property.save')}
          cancel={
            <ButtonLink variant="ghost" href={paths.landlordProperties()}>
              {t('landlords.cancel')}
            </ButtonLink>
          }
          onSave={async (body) => {
            const property = await create.mutateAsync(body);
            toast({ title: note((t) => t('landlords.property.saved')) });
            if (property) await navigate(paths.landlordProperty(property.id));
          }}
        />
      </div>
    </>
  );
}
