import { afterEach, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { ConfirmDialog } from './components/ConfirmDialog';

afterEach(cleanup);

const show = (company: string | null) => {
  const onConfirm = jest.fn();
  render(
    <Around features={['service-requests', '../app']}>
      <ConfirmDialog company={company} onClose={() => undefined} loading={false} onConfirm={onConfirm} />
    </Around>,
  );
  return onConfirm;
};
const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Confirm', hidden: true }));
const write = () =>
  fireEvent.change(screen.getByRole('textbox', { name: /Comment/, hidden: true }), { target: { value: ' Quick. ' } });

it('the dialog says who reads the note, and sends that it was said', () => {
  const onConfirm = show('Plombex');
  expect(screen.getByText(/Plombex, your landlord and other landlords/)).not.toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '4 stars', hidden: true }));
  write();
  confirm();
  expect(onConfirm).toHaveBeenCalledWith({ rating: 4, ratingNote: 'Quick.', ratingNoteShared: true });
});

it('without a supplier the note is for the landlord, and without a note nothing is shared', () => {
  const alone = show(null);
  expect(screen.getByText('Your landlord can read it.')).not.toBeNull();
  write();
  confirm();
  expect(alone).toHaveBeenCalledWith({ ratingNote: 'Quick.' });
  cleanup();
  const silent = show('Plombex');
  confirm();
  expect(silent).toHaveBeenCalledWith({ ratingNote: null });
});
