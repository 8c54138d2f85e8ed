import type { SavedView, ViewFilters } from './api/saved-views';
import { VIEW_NAMES } from './components/RequestFilters';

/** The values of the address, without empty ones and defaults: the same for a view and for the list that it opens. */
export function saidBy(values: Partial<Record<string, string>>): ViewFilters {
  const said = VIEW_NAMES.flatMap((name) => {
    const value = values[name]?.trim();
    return !value || (name === 'view' && value === 'board') ? [] : [[name, value]];
  });
  return Object.fromEntries(said) as ViewFilters;
}

/** The view that the list currently shows. */
export function currentView<V extends Pick<SavedView, 'filters'>>(
  views: readonly V[],
  values: Partial<Record<string, string>>,
): V | undefined {
  const shown = new URLSearchParams(saidBy(values)).toString();
  return views.find(({ filters }) => new URLSearchParams(saidBy({ ...filters })).toString() === shown);
}
