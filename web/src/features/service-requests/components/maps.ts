import type { ServiceRequest } from '../api/types';

/** A phone opens it in its own map app. A browser without one shows OpenStreetMap. */
export function mapsAddress({
  streetNumber,
  street,
  city,
  region,
  postalCode,
}: NonNullable<ServiceRequest['place']>): string {
  const query = encodeURIComponent(`${streetNumber} ${street}, ${city}, ${region} ${postalCode}`);
  return `https://www.openstreetmap.org/search?query=${query}`;
}
