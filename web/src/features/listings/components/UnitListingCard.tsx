import { useFormats } from '@i18n/formats';
import { useT } from '@i18n/messages';
import { paths } from '@nav/paths';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@ui/controls/Button';
import { FactList } from '@ui/data/FactList';
import { Text } from '@ui/layout/Heading';
import { Section } from '@ui/layout/Section';
import { unitListingQuery } from '../api/own-listings';
import type { OwnListing } from '../api/types';
import { ListingState } from './ListingState';
import styles from './listings.module.css';

function Present({ listing }: { listing: OwnListing }) {
  const t = useT();
  const { money, day, number } = useFormats();
  return (
    <FactList
      facts={[
        { label: t('listings.state'), value: <ListingState status={listing.status} /> },
        { label: t('listings.rent'), value: money(listing.rentCents, listing.currency) },
        { label: t('listings.available'), value: day(listing.availableDate) },
        {
          label: t('listings.questions'),
          value: t('listings.questionsOpen', {
            open: number(listing.openQuestionCount),
            all: number(listing.questionCount),
          }),
        },
      ]}
    />
  );
}

/** Whether the unit is offered, and the way to offer it: on the unit's page. */
export function UnitListingCard({ unitId, vacant }: { unitId: string; vacant: boolean }) {
  const t = useT();
  const { data: listing } = useQuery(unitListingQuery(unitId));
  if (listing === undefined) return null;
  return (
    <Section title={t('listings.one')}>
      <div className={styles.stack}>
        {listing ? (
          <Present listing={listing} />
        ) : (
          <Text look="small" ink={2}>
            {t(vacant ? 'listings.card.none' : 'listings.card.occupied')}
          </Text>
        )}
        {(listing || vacant) && (
          <div>
            <ButtonLink variant="secondary" size="sm" href={paths.landlordUnitListing(unitId)}>
              {t(listing ? 'listings.card.open' : 'listings.card.create')}
            </ButtonLink>
          </div>
        )}
      </div>
    </Section>
  );
}
