import { expect, it } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useListAddress } from './use-list-address';

const wrapper = ({ children }: { children: ReactNode }) => (
  <MemoryRouter initialEntries={['/users?new=1']}>{children}</MemoryRouter>
);
const list = () =>
  renderHook(() => ({ ...useListAddress(['q', 'new'] as const), search: useLocation().search }), { wrapper });

it('a dialog that says late that it is closed takes back nothing that was typed meanwhile', () => {
  const { result } = list();
  const { set: ofTheDialog } = result.current;
  act(() => ofTheDialog('new', ''));
  act(() => result.current.set('q', 'ivo'));
  act(() => ofTheDialog('new', ''));
  expect(result.current.values).toEqual({ q: 'ivo', new: '' });
});

it('two simultaneous changes both count', () => {
  const { result } = list();
  act(() => {
    result.current.set('q', 'ivo');
    result.current.set('new', '');
  });
  expect(result.current.search).toBe('?q=ivo');
});

it('a search that fires while the next page is loading does not bring the reader back', () => {
  const { result } = list();
  const here = window.location.pathname;
  window.history.pushState(null, '', '/users/ivo');
  act(() => result.current.set('q', 'ivo'));
  expect(result.current.search).toBe('?new=1');
  window.history.pushState(null, '', here);
  act(() => result.current.set('q', 'ivo'));
  expect(result.current.values.q).toBe('ivo');
});
