import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { PasswordField } from '@ui/fields/PasswordField';
import { SelectField } from '@ui/fields/SelectField';
import { TextField } from '@ui/fields/TextField';
import { Form, Formik } from 'formik';
import { keepForms, restoreForms, watchTyping } from './kept-forms';

const PATH = '/dashboards/landlord/leases/new';
const EMPTY = { title: '', notes: 'from the server', trade: 'a', password: '' };

function SomeForm() {
  return (
    <Formik initialValues={EMPTY} onSubmit={() => undefined}>
      {({ getFieldProps, values }) => (
        <Form>
          <TextField label="Title" {...getFieldProps('title')} />
          <TextField label="Notes" {...getFieldProps('notes')} />
          <SelectField
            label="Trade"
            options={['a', 'b'].map((value) => ({ value, label: value }))}
            {...getFieldProps('trade')}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            words={{ show: 'Show', hide: 'Hide' }}
            {...getFieldProps('password')}
          />
          <output>{JSON.stringify(values)}</output>
        </Form>
      )}
    </Formik>
  );
}

const values = () => JSON.parse(screen.getByRole('status').textContent ?? '') as typeof EMPTY;
const restored = jest.fn();
let stop: () => void;

beforeEach(() => {
  sessionStorage.clear();
  restored.mockReset();
  stop = watchTyping();
});
afterEach(() => {
  stop();
  cleanup();
});

function typeAndLeave(): void {
  render(<SomeForm />);
  fireEvent.input(screen.getByLabelText('Title'), { target: { value: 'Broken window' } });
  fireEvent.change(screen.getByLabelText('Trade'), { target: { value: 'b' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'correct horse' } });
  keepForms(PATH, 'nadia');
  cleanup();
}

describe('SE-012 the text of a half-filled form', () => {
  it('comes back into the form of the same address, once, and never a password', async () => {
    typeAndLeave();
    expect(JSON.stringify(sessionStorage)).not.toContain('correct horse');
    const end = restoreForms(PATH, 'nadia', restored);
    render(<SomeForm />);
    await act(async () => undefined);
    expect(values()).toEqual({ ...EMPTY, title: 'Broken window', trade: 'b' });
    expect(restored).toHaveBeenCalledTimes(1);
    expect(sessionStorage).toHaveLength(0);
    end();
  });

  it('is kept for its form: someone who leaves before it is shown loses nothing', async () => {
    typeAndLeave();
    restoreForms(PATH, 'nadia', restored)();
    const end = restoreForms(PATH, 'nadia', restored);
    render(<SomeForm />);
    await act(async () => undefined);
    expect(values()).toEqual({ ...EMPTY, title: 'Broken window', trade: 'b' });
    expect(sessionStorage).toHaveLength(0);
    end();
  });

  it('is not restored for anyone else, nor at another address', async () => {
    typeAndLeave();
    restoreForms('/dashboards/landlord', 'nadia', restored)();
    render(<SomeForm />);
    restoreForms(PATH, 'marc', restored)();
    await act(async () => undefined);
    expect(values()).toEqual(EMPTY);
    expect(restored).not.toHaveBeenCalled();
  });
});
