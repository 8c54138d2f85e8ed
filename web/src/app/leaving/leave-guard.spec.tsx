import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { AppForm } from '@shared/form/AppForm';
import { InputText } from '@shared/form/inputs';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Button } from '@ui/controls/Button';
import { Dialog } from '@ui/overlay/Dialog';
import { useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { object, string } from 'yup';
import { useLeave } from './leave';
import { LeaveGuard } from './LeaveGuard';

const save = jest.fn<() => Promise<void>>();
const signOut = jest.fn();
const schema = object({ name: string().required() });

function Fields({ draft }: { draft?: string }) {
  const go = useNavigate();
  const leave = useLeave();
  const submit = () => save().then(() => void go('/other'));
  return (
    <>
      <AppForm initial={{ name: 'Maple Street' }} schema={schema} onSubmit={submit} draft={draft}>
        {() => (
          <>
            <InputText name="name" label="Name" />
            <button type="submit">Save</button>
          </>
        )}
      </AppForm>
      <button type="button" onClick={() => void go('/other')}>
        Other page
      </button>
      <button type="button" onClick={() => void go('/form?filter=1')}>
        Filter
      </button>
      <button type="button" onClick={() => leave(signOut)}>
        Sign out
      </button>
    </>
  );
}

function Page({ draft }: { draft?: string }) {
  return (
    <Around features={[]} at="/form">
      <LeaveGuard>
        <Routes>
          <Route path="/form" element={<Fields draft={draft} />} />
          <Route path="/other" element={<p>The other page</p>} />
        </Routes>
      </LeaveGuard>
    </Around>
  );
}

const type = (text: string) => {
  const field = screen.getByLabelText('Name');
  field.focus();
  fireEvent.change(field, { target: { value: text } });
};
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const question = () => screen.queryByRole('dialog', { name: 'app.unsaved.title' });
const mayLeave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  save.mockReset().mockResolvedValue(undefined);
  signOut.mockReset();
  sessionStorage.clear();
});

describe('leaving a page with a form', () => {
  it('asks nothing while nothing is changed, and nothing once a change is taken back', () => {
    render(<Page />);
    type('Oak Street');
    type('Maple Street');
    expect(mayLeave()).toBe(true);
    click('Other page');
    expect(screen.getByText('The other page')).toBeTruthy();
  });

  it('asks before changes are lost: on links, on sign-out, on closing the document', () => {
    render(<Page />);
    type('Oak Street');
    expect(mayLeave()).toBe(false);
    for (const way of ['Other page', 'Sign out']) {
      click(way);
      expect(question()).toBeTruthy();
      click('app.unsaved.keep');
      expect(question()).toBeNull();
    }
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Oak Street');
    expect(signOut).not.toHaveBeenCalled();
    click('Filter');
    expect(question()).toBeNull();
    click('Other page');
    click('app.unsaved.discard');
    expect(screen.getByText('The other page')).toBeTruthy();
    expect(mayLeave()).toBe(true);
  });

  it('asks nothing after a save, and asks after a refusal', async () => {
    save.mockRejectedValueOnce(new Error('refused'));
    render(<Page />);
    type('Oak Street');
    click('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(mayLeave()).toBe(false));
    click('Save');
    await waitFor(() => expect(screen.getByText('The other page')).toBeTruthy());
    expect(question()).toBeNull();
  });

  it('asks nothing where a draft is kept', () => {
    render(<Page draft="name" />);
    type('Oak Street');
    click('Other page');
    expect(screen.getByText('The other page')).toBeTruthy();
  });
});

function Window({ asksFirst }: { asksFirst?: boolean }) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  return (
    <Around features={[]}>
      <LeaveGuard>
        <Dialog
          open={open}
          asksFirst={asksFirst}
          title="Charge"
          closeLabel="Close"
          onClose={close}
          actions={
            <>
              <Button data-cancel="" onClick={close}>
                Cancel
              </Button>
              <Button onClick={close}>Save</Button>
            </>
          }
        >
          <input aria-label="Name" />
          <input aria-label="Agreed" type="checkbox" />
          <input aria-label="Password" type="password" />
        </Dialog>
      </LeaveGuard>
    </Around>
  );
}

const charge = () => screen.queryByRole('dialog', { name: 'Charge' });
const ways: [string, () => unknown][] = [
  ['Escape', () => fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })],
  ['a gesture of the device', () => act(() => void charge()?.dispatchEvent(new Event('cancel', { cancelable: true })))],
  ['the backdrop', () => fireEvent.mouseDown(charge() ?? document)],
  ['the close button', () => click('Close')],
  ['Cancel', () => click('Cancel')],
];

describe('closing a dialog', () => {
  it.each(ways)('asks on %s once something was typed, and continues as chosen', (_way, close) => {
    render(<Window />);
    type('Late fee');
    close();
    expect(question()).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('app.unsaved.keep');
    click('app.unsaved.keep');
    expect(charge()).toBeTruthy();
    expect(document.activeElement?.closest('dialog')).toBe(charge());
    close();
    click('app.unsaved.discard');
    expect(charge()).toBeNull();
  });

  it.each(ways)('asks nothing on %s when nothing was typed', (_way, close) => {
    render(<Window />);
    close();
    expect(question()).toBeNull();
    expect(charge()).toBeNull();
  });

  it('counts choices, but no passwords', () => {
    render(<Window />);
    const password = screen.getByLabelText('Password');
    password.focus();
    fireEvent.change(password, { target: { value: 'secret' } });
    const agreed = screen.getByLabelText('Agreed');
    agreed.focus();
    fireEvent.click(agreed);
    click('Cancel');
    expect(question()).toBeTruthy();
    click('app.unsaved.keep');
    fireEvent.click(agreed);
    click('Cancel');
    expect(charge()).toBeNull();
  });

  it('asks nothing after the main button, and nothing in a dialog of filters', () => {
    const saved = render(<Window />);
    type('Late fee');
    click('Save');
    expect(charge()).toBeNull();
    saved.unmount();
    render(<Window asksFirst={false} />);
    type('Late fee');
    click('Cancel');
    expect(charge()).toBeNull();
  });
});

it('knows every button that cancels a dialog', () => {
  const root = join('web', 'src', 'features');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
  const unmarked = files.filter((name) =>
    /<Button variant="(secondary|ghost)" onClick=\{onClose\}>/.test(readFileSync(join(root, name), 'utf8')),
  );
  expect(unmarked).toEqual([]);
});
