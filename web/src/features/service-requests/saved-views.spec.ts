import { describe, expect, it } from '@jest/globals';
import { currentView, saidBy } from './saved-views';

describe('saved views and the address', () => {
  it('leave out what is empty, the default, or of another page', () => {
    expect(saidBy({ q: ' tap ', priority: '', view: 'board', sort: 'title', other: 'x' })).toEqual({
      q: 'tap',
      sort: 'title',
    });
  });

  it('find the view that the list shows, in whatever order its filters were kept', () => {
    const high = { filters: { view: 'list', priority: 'high' } as const };
    const all = { filters: {} };
    expect(currentView([all, high], { priority: 'high', view: 'list' })).toBe(high);
    expect(currentView([all, high], { view: 'board' })).toBe(all);
    expect(currentView([high], { priority: 'high' })).toBeUndefined();
  });
});
