import { awayFavorites, forgetFavorite, keepAway, keepFavorites, keptFavorites, type KeptHome } from './kept';

/** Takes a home away from those of a person that are not offered. */
export const forgetAway = (id: string, userId: string): void =>
  keepAway(awayFavorites(userId).filter((home) => home.id !== id));

/** Replaces the visitor's listings with the person's favorites that are no longer offered. */
export function putAway(home: KeptHome, userId: string): void {
  forgetAway(home.id, userId);
  keepAway([...awayFavorites(userId), { ...home, by: userId }]);
  forgetFavorite(home.id);
}

/** Gives homes that were kept by their ids alone the names that the list has for them. */
export function nameKept(listed: readonly (KeptHome & { sample: boolean })[]): void {
  const kept = keptFavorites();
  if (kept.every(({ title }) => title)) return;
  keepFavorites(
    kept.map((home) => {
      const { title, sample } = listed.find(({ id }) => id === home.id) ?? {};
      return home.title || !title ? home : { ...home, title, sample };
    }),
  );
}
