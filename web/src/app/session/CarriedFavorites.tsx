import { useCarriedFavorites } from '../../features/listings/favorites/use-carried-favorites';

/** Whoever comes from a sign-in brings along the homes that were marked before it. */
export function CarriedFavorites() {
  useCarriedFavorites();
  return null;
}
