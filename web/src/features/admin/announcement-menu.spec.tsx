import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Toaster } from '@ui/overlay/Toaster';
import type { Announcement } from './api/announcements';
import { AnnouncementMenu } from './components/announcements/AnnouncementMenu';

const TEXTS = {
  message_en: 'The stairs are painted',
  message_fr: 'L’escalier est repeint',
  message_es: 'La escalera está pintada',
  button_text_en: 'Look',
  button_text_fr: 'Regarder',
  button_text_es: 'Mirar',
  button_url: '/pricing',
  is_active: true,
  starts_at: '2026-01-02T10:00:00.000Z',
  ends_at: null,
};
const PAINT: Announcement = { ...TEXTS, id: 'a1', created_at: '2026-01-01T10:00:00.000Z', version: 4 };

let asked: [method: string, path: string, body: unknown][];

beforeEach(() => {
  asked = [];
  playServer((method, path, body) => {
    asked.push([method, path, body]);
    return method === 'DELETE' ? [204, undefined] : [200, PAINT];
  });
});
afterEach(() => {
  cleanup();
  stopPlaying();
});

const show = () =>
  render(
    <Around features={['admin', '../app', '../shared', '../api']}>
      <QueryClientProvider client={new QueryClient()}>
        <AnnouncementMenu announcement={PAINT} onEdit={() => undefined} />
        <Toaster words={{ region: 'Messages', dismiss: 'Dismiss' }} />
      </QueryClientProvider>
    </Around>,
  );
const choose = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: /^Actions for/ }));
  fireEvent.click(screen.getByRole('menuitem', { name }));
};

describe('the menu of an announcement', () => {
  it('deletes it with a way back, which restores what it said and when', async () => {
    show();
    choose('Delete');
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked).toEqual([
      ['DELETE', '/api/announcements/a1', undefined],
      ['POST', '/api/announcements', TEXTS],
    ]);
    await screen.findByText('Announcement restored');
  });

  it('ends it with the version that was on screen', async () => {
    show();
    choose('End now');
    await waitFor(() => expect(asked).toEqual([['PUT', '/api/announcements/a1', { is_active: false, version: 4 }]]));
  });
});
