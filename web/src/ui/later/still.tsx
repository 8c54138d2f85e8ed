import { Suspense, use, type ComponentType } from 'react';
import { asleep } from './asleep';

interface Loading<Props> {
  promise: Promise<ComponentType<Props>>;
  loaded?: ComponentType<Props>;
}

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
    const promise = (asleep() ?? Promise.resolve()).then(read).catch(() => {
      loading = undefined;
      return Nothing;
    });
    const entry: Loading<Props> = { promise };
    void promise.then((loaded) => (entry.loaded = loaded));
    loading = entry;
    return entry;
  };
  loaders.add(() => load().promise);

  function Drawing(props: Props) {
    const { loaded, promise } = load();
    const Loaded = loaded ?? use(promise);
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
