import { afterEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { applyTheme, chooseTheme } from './theme';
import { ThemeSwitch } from './ThemeSwitch';

const words = { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' };
const root = document.documentElement;

afterEach(() => act(() => chooseTheme('system')));

describe('theme', () => {
  it('follows the system until something is chosen, and again afterwards', () => {
    applyTheme();
    expect(root.hasAttribute('data-theme')).toBe(false);
    chooseTheme('dark');
    expect(root.dataset.theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    chooseTheme('system');
    expect(root.hasAttribute('data-theme')).toBe(false);
    expect(localStorage.getItem('theme')).toBeNull();
  });

  it('is chosen by a switch', () => {
    render(<ThemeSwitch words={words} />);
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(root.dataset.theme).toBe('dark');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Dark' }).checked).toBe(true);
  });

  it('changes in every open tab', () => {
    render(<ThemeSwitch words={words} />);
    localStorage.setItem('theme', 'light');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect(root.dataset.theme).toBe('light');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Light' }).checked).toBe(true);
  });
});
