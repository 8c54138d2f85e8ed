import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Line } from './lines';

const settings = jest.fn(() => ({ translation: 'deepl' }) as { translation?: string });
jest.unstable_mockModule('@nav/site-settings', () => ({
  useSiteSettings: settings,
  usePasswordMin: () => 8,
  useMailWord: () => ({ mail: 'smtp' }),
}));
const translate = jest.fn(async (ids: readonly string[], _to: string) =>
  ids.map((id) => ({ id, outcome: 'translated', text: 'Yes, cats and dogs', from: 'es', fault: null })),
);
jest.unstable_mockModule('./browser-conversation', () => ({
  conversation: { translate, type: () => undefined },
}));
const { ChatView } = await import('./components/ChatView');

const said = (id: string, change: Partial<Line> = {}): Line => ({
  id,
  sequence: 1,
  message: 'Sí, gatos y perros',
  sender_type: 'agent',
  automatic: false,
  created_at: '2026-11-21T12:00:00Z',
  state: 'sent',
  ...change,
});
const ever = () => undefined;
const view = (lines: readonly Line[]) => (
  <Around features={['chat']}>
    <ChatView
      talk={{ open: false, closed: false, typing: false, lines }}
      language="en"
      onSay={ever}
      onType={ever}
      onSayAgain={ever}
    />
  </Around>
);

beforeEach(() => {
  translate.mockClear();
  settings.mockReturnValue({ translation: 'deepl' });
});

describe('what the team wrote, for a visitor', () => {
  it('is shown in their language, with the original one click away', async () => {
    render(view([said('1')]));
    expect(await screen.findByText('Yes, cats and dogs')).toBeTruthy();
    expect(screen.getByText(/Translated from Spanish/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Show original' }));
    expect(screen.getByText('Sí, gatos y perros').getAttribute('lang')).toBe('es');
    expect(screen.queryByText(/Translated from/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show translation' }));
    expect(screen.getByText('Yes, cats and dogs')).toBeTruthy();
  });

  it('is asked for once, and nothing that the visitor or the product wrote is', async () => {
    const lines = [said('1'), said('2', { sender_type: 'visitor' }), said('3', { automatic: true })];
    const { rerender } = render(view(lines));
    await screen.findByText('Yes, cats and dogs');
    rerender(view([...lines, said('4')]));
    await waitFor(() => expect(screen.getAllByText('Yes, cats and dogs')).toHaveLength(2));
    expect(translate.mock.calls).toEqual([
      [['1'], 'en'],
      [['4'], 'en'],
    ]);
  });

  it('stays as it was written without a service, or where it fails, and is asked for again with the next line', async () => {
    settings.mockReturnValue({});
    const { unmount } = render(view([said('1')]));
    expect(screen.getByText('Sí, gatos y perros')).toBeTruthy();
    expect(translate).not.toHaveBeenCalled();
    unmount();
    settings.mockReturnValue({ translation: 'deepl' });
    translate.mockRejectedValueOnce(new Error('away'));
    const { rerender } = render(view([said('1')]));
    expect(screen.getByText('Sí, gatos y perros')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show original' })).toBeNull();
    await Promise.resolve();
    rerender(view([said('1'), said('2', { sender_type: 'visitor' })]));
    expect(await screen.findByText('Yes, cats and dogs')).toBeTruthy();
  });
});
