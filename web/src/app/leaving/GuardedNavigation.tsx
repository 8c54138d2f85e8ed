import { hasUnsaved } from '@shared/form/unsaved';
import { use, useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { createPath, UNSAFE_NavigationContext, useLocation, type Navigator, type To } from 'react-router-dom';
import { hearFirst } from './first-popstate';

type Leave = (go: () => void) => void;

/** What a page is, as far as its forms are concerned. Filters and open dialogs are also in the address, but lose no form. */
const pageOf = (to: To) => {
  const { pathname, searchParams } = new URL(typeof to === 'string' ? to : createPath(to), location.href);
  return `${pathname} ${searchParams.get('tab') ?? ''}`;
};

function guarded(navigator: Navigator, here: string, leave: Leave): Navigator {
  const guard = (to: To, go: () => void) => (pageOf(to) === here ? go() : leave(go));
  return {
    ...navigator,
    push: (to, state, options) => guard(to, () => navigator.push(to, state, options)),
    replace: (to, state, options) => guard(to, () => navigator.replace(to, state, options)),
  };
}

/** The position that the router notes in each entry of the browser's history. */
const positionNow = () => (history.state as { idx?: number } | null)?.idx;

/**
 * The browser's back and forward have happened when they are reported. Until the person has decided, the step is taken back and
 * kept from the router, as the router itself does in `useBlocker`. That hook needs a data router, which is too large for the public
 * pages (decision 0870).
 */
function useGuardedHistory(here: string, leave: Leave) {
  const position = useRef<number>(undefined);
  /** How many of the next steps are our own. */
  const passed = useRef(0);
  const current = useLocation();
  useEffect(() => {
    position.current = positionNow();
  }, [current]);
  useLayoutEffect(() => {
    const hear = (event: PopStateEvent) => {
      const [from, to] = [position.current, positionNow()];
      if (passed.current > 0) {
        passed.current -= 1;
        if (from === to) event.stopImmediatePropagation();
        return;
      }
      if (!hasUnsaved() || pageOf(location.href) === here || from === undefined || to === undefined) return;
      const delta = to - from;
      if (delta === 0) return;
      event.stopImmediatePropagation();
      passed.current = 1;
      history.go(-delta);
      leave(() => {
        passed.current += 1;
        history.go(delta);
      });
    };
    return hearFirst(hear);
  }, [here, leave]);
}

/** Links and steps in the history below this ask before they leave a form with changes. */
export function GuardedNavigation({ leave, children }: { leave: Leave; children: ReactNode }) {
  const context = use(UNSAFE_NavigationContext);
  const here = pageOf(useLocation());
  useGuardedHistory(here, leave);
  const value = useMemo(
    () => ({ ...context, navigator: guarded(context.navigator, here, leave) }),
    [context, here, leave],
  );
  return <UNSAFE_NavigationContext value={value}>{children}</UNSAFE_NavigationContext>;
}
