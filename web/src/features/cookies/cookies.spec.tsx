import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { act, fireEvent, render, screen } from '@testing-library/react';
import CookieCard from './components/CookieCard';
import { useCookieCard } from './components/use-cookie-card';
import { openCookieSettings } from './consent';

/** The banner, with its card already loaded. */
function Banner() {
  const { open, asked, choose } = useCookieCard();
  return open ? <CookieCard asked={asked} onChoose={choose} /> : null;
}

const load = () =>
  render(
    <Around features={['cookies']}>
      <Banner />
    </Around>,
  );
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const card = () => screen.queryByRole('dialog');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => void jest.useRealTimers());

describe('the cookie banner', () => {
  it('CK-001 appears two seconds after load, not before', () => {
    load();
    wait(1990);
    expect(card()).toBeNull();
    wait(20);
    expect(card()).not.toBeNull();
  });

  it('CK-002 CK-005 Accept All stores true, hides it, and it stays away', () => {
    const { unmount } = load();
    wait(2000);
    press('Accept All');
    expect([localStorage.getItem('cookiesAccepted'), card()]).toEqual(['true', null]);
    unmount();
    load();
    wait(5000);
    expect(card()).toBeNull();
  });

  it('takes the focus when someone opens it, and returns it; takes no focus when it appears automatically', () => {
    render(<button type="button">Elsewhere</button>);
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();
    load();
    wait(2000);
    expect(document.activeElement).toBe(elsewhere);
    act(() => screen.getByRole('button', { name: 'Decline' }).focus());
    press('Decline');
    expect(document.activeElement).toBe(elsewhere);
    act(() => openCookieSettings());
    expect(document.activeElement).toBe(card());
    fireEvent.keyDown(card() as HTMLElement, { key: 'Escape' });
    expect([card(), document.activeElement]).toEqual([null, elsewhere]);
  });

  it.each(['Decline', 'Close without accepting'])(
    'CK-003 CK-004 CK-006 CK-012 %s stores false, for this browser session',
    (name) => {
      const first = load();
      wait(2000);
      press(name);
      expect([localStorage.getItem('cookiesAccepted'), card()]).toEqual(['false', null]);
      first.unmount();
      const second = load();
      wait(5000);
      expect(card()).toBeNull();
      second.unmount();
      sessionStorage.clear();
      load();
      wait(2000);
      expect(card()).not.toBeNull();
    },
  );

  it('CK-007 CK-014 comes back by Ctrl+Shift+C and from the footer', () => {
    localStorage.setItem('cookiesAccepted', 'true');
    load();
    fireEvent.keyDown(window, { key: 'c', code: 'KeyC', ctrlKey: true });
    expect(card()).toBeNull();
    fireEvent.keyDown(window, { key: 'C', code: 'KeyC', ctrlKey: true, shiftKey: true });
    expect(card()).not.toBeNull();
    press('Accept All');
    act(openCookieSettings);
    expect(card()).not.toBeNull();
  });

  it('CK-008 CK-009 CK-013 explains four categories on demand, links the policy, and asks two equal questions', () => {
    load();
    wait(2000);
    expect(screen.queryByText('Analytics')).toBeNull();
    press('Learn more');
    for (const category of ['Essential', 'Analytics', 'Functional', 'Communication'])
      expect(screen.getByText(category)).toBeTruthy();
    press('Show less');
    expect(screen.queryByText('Analytics')).toBeNull();
    expect(screen.getByRole('link', { name: 'Cookie policy' }).getAttribute('href')).toBe('/cookie-policy');
    const [decline, accept] = ['Decline', 'Accept All'].map((name) => screen.getByRole('button', { name }).className);
    expect(decline).toBe(accept);
  });

  it('shows where the browser keeps nothing', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('closed');
    });
    load();
    wait(2000);
    expect(card()).not.toBeNull();
    jest.restoreAllMocks();
  });
});
