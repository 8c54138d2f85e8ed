import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Checkbox, Switch } from './Choice';
import { FormError } from './FormError';
import { PasswordField } from './PasswordField';
import { CheckCards, RadioCards } from './RadioCards';
import { SelectField } from './SelectField';
import { TextArea, TextField } from './TextField';

const described = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' / ');

const words = { label: 'Rent', help: 'Each month', error: 'Write it as 1,650.00' };

const FIELDS: [string, (props: typeof words) => ReactNode, string][] = [
  ['TextField', (props) => <TextField {...props} />, 'textbox'],
  ['TextArea', (props) => <TextArea {...props} />, 'textbox'],
  ['SelectField', (props) => <SelectField {...props} options={[{ value: '1', label: 'One' }]} />, 'combobox'],
  ['Checkbox', (props) => <Checkbox {...props} />, 'checkbox'],
  ['Switch', (props) => <Switch {...props} />, 'switch'],
];

describe.each(FIELDS)('%s', (_name, field, role) => {
  it('is named by its label, says its error and its help, and is marked as wrong', () => {
    render(field(words));
    const control = screen.getByRole(role, { name: 'Rent' });
    expect(described(control)).toBe('Write it as 1,650.00 / Each month');
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('has no description and no mark when nothing is to be said', () => {
    render(field({ label: 'Rent', help: '', error: '' }));
    const control = screen.getByRole(role, { name: 'Rent' });
    expect(control.hasAttribute('aria-describedby')).toBe(false);
    expect(control.hasAttribute('aria-invalid')).toBe(false);
  });
});

describe('TextField', () => {
  it('keeps its name when the label is only for screen readers', () => {
    render(<TextField label="Search" hideLabel />);
    expect(screen.getByRole('textbox', { name: 'Search' })).toBeTruthy();
  });

  it('keeps a description of the caller', () => {
    render(
      <>
        <p id="note">From the lease</p>
        <TextField label="Rent" help="Each month" aria-describedby="note" />
      </>,
    );
    expect(described(screen.getByRole('textbox'))).toBe('Each month / From the lease');
  });
});

describe('PasswordField', () => {
  it('can be looked at and hidden again', () => {
    render(<PasswordField label="Password" words={{ show: 'Show', hide: 'Hide' }} defaultValue="secret" />);
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input.getAttribute('type')).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input.getAttribute('type')).toBe('password');
  });
});

describe('RadioCards', () => {
  it('is a named group of named choices and tells the chosen value', () => {
    const choose = jest.fn();
    render(
      <RadioCards
        label="Pay with"
        error="Choose one"
        value="bank"
        onChange={choose}
        options={[
          { value: 'bank', label: 'Bank' },
          { value: 'card', label: 'Card' },
        ]}
      />,
    );
    const group = screen.getByRole('group', { name: 'Pay with' });
    expect(described(group)).toBe('Choose one');
    expect(group.getAttribute('data-invalid')).toBe('');
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Bank' }).checked).toBe(true);
    fireEvent.click(within(group).getByRole('radio', { name: 'Card' }));
    expect(choose).toHaveBeenCalledWith('card');
  });
});

describe('CheckCards', () => {
  it('adds what is chosen, in order, and takes it out again', () => {
    const choose = jest.fn();
    const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));
    const { rerender } = render(<CheckCards label="Suppliers" values={['b']} onChange={choose} options={options} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'B' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('checkbox', { name: 'A' }));
    expect(choose).toHaveBeenLastCalledWith(['b', 'a']);
    rerender(<CheckCards label="Suppliers" values={['b', 'a']} onChange={choose} options={options} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'B' }));
    expect(choose).toHaveBeenLastCalledWith(['a']);
  });
});

describe('FormError', () => {
  it('takes the focus, and each entry leads to its field', () => {
    render(
      <form>
        <FormError title="One field needs you" items={[{ name: 'rent', message: 'Write it as 1,650.00' }]} />
        <TextField label="Rent" name="rent" />
      </form>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    fireEvent.click(screen.getByRole('link', { name: 'Write it as 1,650.00' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Rent' }));
  });
});
