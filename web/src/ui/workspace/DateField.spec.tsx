import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { DateField } from './DateField';
import { WorkspaceProvider } from './WorkspaceProvider';

const words = { previousMonth: 'Mois précédent', nextMonth: 'Mois suivant' };

describe('DateField', () => {
  it('writes the day as the language does, and answers a plain day', () => {
    const change = jest.fn();
    render(
      <WorkspaceProvider env="test">
        <DateField label="Début" help="Premier jour du bail" value="2025-11-04" onChange={change} locale="fr" words={words} />
      </WorkspaceProvider>,
    );
    const field = screen.getByLabelText('Début');
    expect(field.textContent).toBe('4 nov. 2025');
    fireEvent.click(field);
    expect(screen.getByRole('button', { name: 'Mois suivant' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^12 novembre 2025$/i }));
    expect(change).toHaveBeenCalledWith('2025-11-12');
  });

  it('is wrong in words', () => {
    render(
      <WorkspaceProvider env="test">
        <DateField label="Start" value="" onChange={() => undefined} locale="en" error="Choose a day" words={words} />
      </WorkspaceProvider>,
    );
    expect(screen.getByText('Choose a day')).toBeTruthy();
    expect(screen.getByLabelText('Start').getAttribute('aria-invalid')).toBe('true');
  });
});
