import { afterEach, describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { applyTheme, chooseTheme, useTheme } from './theme';

const Choice = () => <p role="status">{useTheme().choice}</p>;
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

  it('changes in every open tab', () => {
    render(<Choice />);
    localStorage.setItem('theme', 'light');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect(root.dataset.theme).toBe('light');
    expect(screen.getByRole('status').textContent).toBe('light');
  });
});
