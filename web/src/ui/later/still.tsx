import { Suspense, use, type ComponentType } from 'react';
import { asleep } from './asleep';

type Loading<Props> = Promise<ComponentType<Props>>;

/** Shown instead of a drawing that couldn't be loaded. */
const Nothing = () => null;

const loaders = new Set<() => Promise<unknown>>();

/** Loads the drawings of all modules that were loaded so far, so that the next page shows them immediately. */
export async function loadStills(): Promise<void> {
  if (!asleep()) await Promise.all([...loaders].map((load) => load()));
}

/**
 * A drawing without text or controls of its own. In a prerendered page it stays as it was served, and its code loads when the
 * page wakes. `const Door = still(async () => (await import('./DoorPicture')).DoorPicture)`.
 */
export function still<Props extends object>(read: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loading: Loading<Props> | undefined;
  const load = (): Loading<Props> => {
    if (loading) return loading;
    const promise: Loading<Props> = (asleep() ?? Promise.resolve()).then(read).catch(() => {
      loading = undefined;
      return Nothing;
    });
    // React's own marks on a promise that is fulfilled, so that `use` doesn’t suspend: a page that hydrates a served document
    // renders what was loaded before without a gap.
    void promise.then((value) => Object.assign(promise, { status: 'fulfilled', value }));
    loading = promise;
    return promise;
  };
  loaders.add(load);

  function Drawing(props: Props) {
    // Always called, whether or not it has loaded: a hook that is sometimes skipped would change the order of React's hooks.
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
