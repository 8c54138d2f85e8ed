import { useProfile } from '@api/session';
import { useMay } from '@api/staff-rights';

interface Colleague {
  id: string;
  name: string;
}

/**
 * To whom the reader may give a piece of work that `now` has: managers give it to anyone, the others take it, or pass on what is
 * their own. `free`: whether it may be no one’s.
 */
export function useGivenWork(now: string | null, colleagues: readonly Colleague[]): { to: Colleague[]; free: boolean } {
  const { userId } = useProfile();
  const moves = useMay()('team') || now === userId;
  return { to: colleagues.filter(({ id }) => moves || id === userId || id === now), free: moves || now === null };
}

/**
 * Whether the reader may move what `from` has to `to`, as when two tickets are merged: managers may, the others take work or pass on
 * their own. What no one has may join anyone’s.
 */
export function useMayMove(): (from: string | null, to: string | null) => boolean {
  const { userId } = useProfile();
  const moves = useMay()('team');
  return (from, to) => moves || !from || from === to || from === userId || to === userId;
}
