import { PRODUCT } from '@contract/product';
import { useEffect } from 'react';

/** Names the document after what the page shows, once it is known: `usePageTitle(property?.name)`. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${PRODUCT.name}`;
  }, [title]);
}
