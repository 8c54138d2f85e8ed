import type { ServiceRequest } from '../api/types';

/** The phone's own map opens it; a browser without one shows OpenStreetMap. */
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
