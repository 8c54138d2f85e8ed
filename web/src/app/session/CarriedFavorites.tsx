import { useCarriedFavorites } from '../../features/listings/favorites/use-carried-favorites';

/** Adds the homes that someone marked before signing in to their account. */
export function CarriedFavorites() {
  useCarriedFavorites();
  return null;
}
