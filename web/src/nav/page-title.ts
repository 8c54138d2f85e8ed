import { PRODUCT } from '@contract/product';
import { useEffect } from 'react';

type Named = (title: string) => void;

const listeners = new Set<Named>();

/** Calls back with the name of each page that shows one object, once it is known; answers how to stop. */
export function onPageNamed(listener: Named): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Names the document after what the page shows, once it is known: `usePageTitle(property?.name)`. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    document.title = `${title} · ${PRODUCT.name}`;
    for (const listener of listeners) listener(title);
  }, [title]);
}
