import { unitValues } from '@contract/unit-names';
import { capital } from '@i18n/capital';
import { useT } from '@i18n/messages';
import { usePageTitle } from '@nav/page-title';
import { paths } from '@nav/paths';
import { useShellParts } from '@nav/shell-parts';
import { LoadFailure } from '@shared/list/Loaded';
import { useQuery } from '@tanstack/react-query';
import { Breadcrumbs } from '@ui/layout/Breadcrumbs';
import { PageHead } from '@ui/layout/Section';
import { Plate } from '@ui/plate/Plate';
import { Notice } from '@ui/states/Notice';
import { Skeleton } from '@ui/states/Skeleton';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { offeredUnitQuery, unitListingQuery } from '../api/own-listings';
import type { OwnListing, Unit } from '../api/types';
import { ListingActions } from '../components/ListingActions';
import { ListingForm } from '../components/ListingForm';
import { ListingState } from '../components/ListingState';
import { Questions } from '../components/Questions';
import styles from '../components/listings.module.css';

function useCrumbs(unit: Unit): void {
  const t = useT();
  const parts = useMemo(() => {
    const items = [
      { label: t('listings.title'), href: paths.landlordListings() },
      { label: capital(t('listings.unit', unitValues(unit.label))), href: paths.landlordUnit(unit.id) },
      { label: t('listings.one') },
    ];
    return { topbar: <Breadcrumbs items={items} label={t('listings.crumbs')} /> };
  }, [t, unit.id, unit.label]);
  useShellParts(parts);
}

function View({ unit, listing }: { unit: Unit; listing: OwnListing | null }) {
  const t = useT();
  const title = listing?.title ?? t('listings.new');
  usePageTitle(title);
  useCrumbs(unit);
  // With one column, open questions are above the form. Answering one doesn't move anything.
  const [waiting] = useState((listing?.openQuestionCount ?? 0) > 0);
  const questions = listing && (
    <div key="questions" className={styles.asked}>
      <Questions listingId={listing.id} />
    </div>
  );
  return (
    <>
      <PageHead
        lead={<Plate size="lg">{unit.label}</Plate>}
        title={title}
        subtitle={
          <span className={styles.chips}>
            {listing ? <ListingState status={listing.status} /> : t('listings.newText')}
          </span>
        }
        actions={listing && <ListingActions listing={listing} />}
      />
      <div className={styles.page}>
        {waiting && questions}
        {!listing && unit.status !== 'available' ? (
          <Notice>{t('listings.card.occupied')}</Notice>
        ) : (
          <ListingForm key={listing?.id ?? 'new'} unit={unit} listing={listing} />
        )}
        {!waiting && questions}
      </div>
    </>
  );
}

/** A unit's listing: made, changed, published and ended here; questions about it are next to it. */
export default function UnitListingPage() {
  const t = useT();
  const { unitId = '' } = useParams();
  const unit = useQuery(offeredUnitQuery(unitId));
  const listing = useQuery(unitListingQuery(unitId));
  if (unit.data && listing.data !== undefined) return <View unit={unit.data} listing={listing.data} />;
  const failed = unit.error ?? listing.error;
  if (!failed) return <Skeleton shape="form" label={t('listings.loading')} />;
  return (
    <LoadFailure
      error={failed}
      retry={() => {
        void unit.refetch();
        void listing.refetch();
      }}
    />
  );
}
