import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { useColumnChoice } from './ColumnMenu';
import { useListAddress } from './use-list-address';

const COLUMNS = ['name', 'email', 'phone', 'menu'].map((id) => ({
  id,
  header: id === 'menu' ? '' : id,
  cell: () => id,
}));

function List() {
  const { values, set } = useListAddress(['cols', 'q']);
  const { search } = useLocation();
  const { shown, menu } = useColumnChoice(COLUMNS, {
    value: values.cols,
    onChange: (next) => set('cols', next),
    atFirst: ['phone'],
  });
  return (
    <>
      {menu}
      <output>{shown.map(({ id }) => id).join()}</output>
      <samp>{search}</samp>
    </>
  );
}

const show = (path: string) =>
  render(
    <Around features={['../shared', '../app']} at={path}>
      <List />
    </Around>,
  );
const shown = () => screen.getByRole('status').textContent;
const choose = (name: string) => fireEvent.click(screen.getByRole('menuitemcheckbox', { name }));

describe('which columns a list shows', () => {
  afterEach(cleanup);

  it('is chosen in the menu and kept in the address; the first column and those without a heading stay', () => {
    show('/?q=ana');
    expect(shown()).toBe('name,email,menu');
    fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.getAllByRole('menuitemcheckbox').map((item) => item.getAttribute('aria-checked'))).toEqual([
      'true',
      'false',
    ]);
    // The menu stays open for the next one.
    choose('phone');
    expect([shown(), document.querySelector('samp')?.textContent]).toEqual(['name,email,phone,menu', '?q=ana&cols=-']);
    choose('email');
    expect([shown(), document.querySelector('samp')?.textContent]).toEqual(['name,phone,menu', '?q=ana&cols=email']);
  });

  it('is read from the address, in which anything can stand', () => {
    show('/?cols=name.menu.email.<b>');
    expect(shown()).toBe('name,phone,menu');
  });
});
