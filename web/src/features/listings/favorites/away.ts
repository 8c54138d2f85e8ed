import { awayFavorites, forgetFavorite, keepAway, type KeptHome } from './kept';

/** Takes a home away from those that are not offered. */
export const forgetAway = (id: string): void => keepAway(awayFavorites().filter((home) => home.id !== id));

/** Leaves the visitor's homes for those that are not offered. */
export function putAway(home: KeptHome): void {
  forgetAway(home.id);
  keepAway([...awayFavorites(), home]);
  forgetFavorite(home.id);
}
