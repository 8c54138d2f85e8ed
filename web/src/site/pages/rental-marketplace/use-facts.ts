import { AMENITIES } from '@contract/listing-options';
import { useFormats } from '@i18n/formats';
import { messageId } from '@i18n/message-ids';
import { useT } from '@i18n/messages';
import type { Home } from './types';

const AMENITY: ReadonlySet<string> = new Set(AMENITIES);

/** A home's facts in the reader's words. */
export function useFacts() {
  const t = useT();
  const { money, number, day } = useFormats();
  const today = new Date().toISOString().slice(0, 10);
  return (home: Home) => ({
    rent: money(home.rentCents, home.currency, { fraction: 'auto' }),
    place: `${home.address}, ${home.city}, ${home.province}`,
    bedrooms: home.bedrooms === 0 ? t('rental-marketplace.studio') : number(home.bedrooms),
    bathrooms: number(home.bathrooms),
    area: home.squareFeet === null ? undefined : t('rental-marketplace.area', { area: number(home.squareFeet) }),
    free:
      home.availableDate <= today
        ? t('rental-marketplace.now')
        : t('rental-marketplace.from', { day: day(home.availableDate, { day: 'numeric', month: 'long' }) }),
    isFree: home.availableDate <= today,
    amenities: home.amenities.map((amenity) =>
      AMENITY.has(amenity) ? t(messageId(`rental-marketplace.amenity.${amenity}`)) : amenity,
    ),
  });
}
