import { createContext, useContext, useEffect, type ReactNode } from 'react';

/** What a page may put into its dashboard's frame. */
export interface ShellParts {
  /** Left in the top bar: breadcrumbs, search. */
  topbar?: ReactNode;
  /** Night header of the tenant's first page; its title is the page's h1. */
  hero?: { title: ReactNode; subtitle?: ReactNode; picture?: ReactNode };
  /** The page uses the sheet to its edges (inbox, board). */
  bleed?: boolean;
}

export const ShellPartsContext = createContext<(parts: ShellParts) => void>(() => undefined);

/** Fills parts of the frame while the page is shown. Keep the object between renders: `useMemo`. */
export function useShellParts(parts: ShellParts): void {
  const put = useContext(ShellPartsContext);
  useEffect(() => {
    put(parts);
    return () => put({});
  }, [put, parts]);
}
