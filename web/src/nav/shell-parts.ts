import { createContext, useContext, useEffect, type DependencyList, type ReactNode } from 'react';

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

/** Fills parts of the frame while the page is shown; `deps` name what the parts are made of. */
export function useShellParts(parts: ShellParts, deps: DependencyList): void {
  const put = useContext(ShellPartsContext);
  useEffect(() => {
    put(parts);
    return () => put({});
    // The caller says when its parts change, as with an effect of its own.
  }, [put, ...deps]);
}
