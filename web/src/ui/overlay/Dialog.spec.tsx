import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Dialog } from './Dialog';
import { Toaster } from './Toaster';
import { dismissToast, toast } from './toastStore';

function Sample({ dismissible, marked }: { dismissible?: boolean; marked?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Reverse
      </button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Reverse this payment?"
        closeLabel="Close"
        dismissible={dismissible}
        actions={<button type="button">Keep it</button>}
      >
        <input aria-label="Reason" />
        <input aria-label="Note" data-autofocus={marked ? '' : undefined} />
      </Dialog>
    </>
  );
}

function openIt(): HTMLElement {
  const opener = screen.getByRole('button', { name: 'Reverse' });
  opener.focus();
  fireEvent.click(opener);
  return opener;
}

const cancel = (): void =>
  act(() => void screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true })));

describe('Dialog', () => {
  it('is named by its title and puts the focus on its first control, not on the close button', () => {
    render(<Sample />);
    openIt();
    expect(screen.getByRole('dialog', { name: 'Reverse this payment?' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Reason' }));
  });

  it('puts the focus where it is asked to', () => {
    render(<Sample marked />);
    openIt();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Note' }));
  });

  it.each([
    ['Escape', cancel],
    ['the close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['the backdrop', () => fireEvent.mouseDown(screen.getByRole('dialog'))],
  ])('closes on %s and gives the focus back', (_way, close) => {
    render(<Sample />);
    const opener = openIt();
    close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  it('stays while it must not be interrupted', () => {
    render(<Sample dismissible={false} />);
    openIt();
    cancel();
    fireEvent.mouseDown(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('stays when its content is clicked', () => {
    render(<Sample />);
    openIt();
    fireEvent.mouseDown(screen.getByText('Reverse this payment?'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('takes messages in, because everything outside it is inert', () => {
    render(
      <>
        <Sample />
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </>,
    );
    openIt();
    act(() => void toast({ kind: 'error', title: <>Not saved</> }));
    expect(screen.getByRole('dialog').contains(screen.getByText('Not saved'))).toBe(true);
    cancel();
    expect(screen.getByText('Not saved')).toBeTruthy();
    act(() => dismissToast());
  });

  it('does not ask to close when nothing happened', () => {
    const onClose = jest.fn();
    render(<Dialog open onClose={onClose} title="Title" />);
    expect(onClose).not.toHaveBeenCalled();
  });
});
