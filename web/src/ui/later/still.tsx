import { Suspense, use, type ComponentType } from 'react';
import { asleep } from './asleep';

type Loading<Props> = Promise<ComponentType<Props>>;

/** In place of a drawing that could not be loaded. */
const Nothing = () => null;

const loaders = new Set<() => Promise<unknown>>();

/** Loads the drawings of all modules read so far, so that a page that comes later shows them at once. */
export async function loadStills(): Promise<void> {
  if (!asleep()) await Promise.all([...loaders].map((load) => load()));
}

/**
 * A drawing without words or controls of its own: in a prerendered page it stays as it was served, and its code loads when
 * the page wakes. `const Door = still(async () => (await import('./DoorPicture')).DoorPicture)`.
 */
export function still<Props extends object>(read: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loading: Loading<Props> | undefined;
  const load = (): Loading<Props> => {
    if (loading) return loading;
    const promise: Loading<Props> = (asleep() ?? Promise.resolve()).then(read).catch(() => {
      loading = undefined;
      return Nothing;
    });
    // What React itself notes on a promise that has settled, so that `use` doesn’t suspend: a page that takes over a served
    // document draws what was loaded before without a gap.
    void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
    loading = promise;
    return promise;
  };
  loaders.add(load);

  function Drawing(props: Props) {
    // Called whether or not it has loaded: a hook that comes and goes leaves React with another order of hooks.
    const Loaded = use(load());
    return <Loaded {...props} />;
  }

  return function Still(props: Props) {
    return (
      <Suspense fallback={null}>
        <Drawing {...props} />
      </Suspense>
    );
  };
}
