import type { ReactNode } from 'react';
import { useKnownPages } from './LocalLink';

/** Shows a way to a page only where that page exists. */
export function IfPage({ path, children }: { path: string; children: ReactNode }) {
  const { pathname } = new URL(path, 'http://local');
  return useKnownPages().exists(pathname) ? children : null;
}
