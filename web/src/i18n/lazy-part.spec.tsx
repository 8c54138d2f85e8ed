import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { LanguageContext } from './language-context';

jest.unstable_mockModule(
  'virtual:catalogues',
  () => ({ catalogues: { chat: { en: async () => ({ default: {} }) } } }),
  { virtual: true },
);
const { lazyPart } = await import('./lazy-part');

describe('a part that comes later', () => {
  it('is left out when it cannot be loaded, and comes with the next attempt', async () => {
    const caught = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let lost = true;
    const Part = lazyPart('chat', async () => {
      if (lost) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: () => <p>Here</p> };
    });
    const page = (attempt: number) => (
      <LanguageContext value={{ language: 'en', setLanguage: () => undefined }}>
        <Part attempt={attempt} fallback={<p>Elsewhere</p>} />
      </LanguageContext>
    );
    const { rerender } = render(page(1));
    await waitFor(() => expect(caught).toHaveBeenCalled());
    lost = false;
    rerender(page(1));
    expect(screen.getByText('Elsewhere')).toBeTruthy();
    rerender(page(2));
    expect(await screen.findByText('Here')).toBeTruthy();
  });
});
