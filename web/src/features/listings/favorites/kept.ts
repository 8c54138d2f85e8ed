/** A home that was marked in this browser, with its name: it may leave the market. */
export interface KeptHome {
  id: string;
  /** Empty for a home that was marked when ids alone were kept, until the list names it. */
  title: string;
  /** A sample without a landlord. It isn't added to an account, without a message. */
  sample?: boolean;
  /** The person to whose account it couldn't be added. */
  by?: string;
}

const MARKED = 'favoriteHomes';
/** Found off the market when they were to go into an account: that person's alone. A sign-out drops them like drafts (api/session/typed-here). */
const AWAY = 'draft.awayHomes';

function homeOf(kept: KeptHome | string | null): KeptHome[] {
  if (typeof kept === 'string') return [{ id: kept, title: '' }];
  return kept?.id ? [kept] : [];
}

function read(storage: () => Storage, key: string): KeptHome[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.flatMap(homeOf) : [];
  } catch {
    return [];
  }
}

function write(storage: () => Storage, key: string, homes: readonly KeptHome[]): void {
  try {
    if (homes.length > 0) storage().setItem(key, JSON.stringify(homes));
    else storage().removeItem(key);
  } catch {
    // Marked until the page closes.
  }
}

const local = () => localStorage;
const session = () => sessionStorage;

/** Homes that a visitor marked in this browser. */
export const keptFavorites = () => read(local, MARKED);
export const keepFavorites = (homes: readonly KeptHome[]) => write(local, MARKED, homes);
/** Reads the storage again, because another tab may have added one in the meantime. */
export const forgetFavorite = (id: string): void => keepFavorites(keptFavorites().filter((home) => home.id !== id));

/** Homes that could not go into this person's account, because they are not offered any more. */
export const awayFavorites = (userId: string) => read(session, AWAY).filter(({ by }) => by === userId);
export const keepAway = (homes: readonly KeptHome[]) => write(session, AWAY, homes);
