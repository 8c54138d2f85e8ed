import { afterEach, describe, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import { playServer, STALE, stopPlaying } from '@nav/testing/play-server';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { OwnListing, Unit } from './api/types';
import { ListingForm } from './components/ListingForm';

afterEach(() => {
  cleanup();
  stopPlaying();
});

describe('a listing that lacks something', () => {
  it('LS-010 moves to the first field with an error, far above the button', async () => {
    const unit = { id: 'u1', currency: 'CAD', rentCents: null, marketRentCents: null } as unknown as Unit;
    render(
      <Around features={['listings', '../shared', '../app']}>
        <QueryClientProvider client={new QueryClient()}>
          <ListingForm unit={unit} listing={null} />
        </QueryClientProvider>
      </Around>,
    );
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Publish' })));
    expect(document.activeElement).toBe(screen.getByLabelText('Title'));
  });
});

describe('a listing that changes while it is written', () => {
  const unit = {
    id: 'u1',
    currency: 'CAD',
    rentCents: null,
    marketRentCents: null,
    status: 'available',
  } as unknown as Unit;
  const LISTING = {
    id: 'l1',
    unitId: 'u1',
    status: 'published',
    version: 1,
    title: 'Bright flat',
    description: '',
    rentCents: 165_000,
    currency: 'CAD',
    availableDate: '2026-12-01',
    utilities: null,
    amenities: [],
    petFriendly: false,
    parking: false,
    photoIds: [],
  } as unknown as OwnListing;
  const title = () => screen.getByLabelText<HTMLInputElement>('Title');
  let sent: { title: string; version: number }[];

  /** Draws the form; a live update draws it again. The server that is played here has `present`. */
  function shown(present: OwnListing): (next: OwnListing) => void {
    sent = [];
    playServer((method, _path, body) => {
      if (method !== 'PATCH') return [200, present];
      sent.push(body as (typeof sent)[number]);
      return sent.at(-1)?.version === present.version ? [200, { ...present, version: present.version + 1 }] : STALE;
    });
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const page = (listing: OwnListing) => (
      <Around features={['listings', '../shared', '../app', '../api']}>
        <QueryClientProvider client={client}>
          <ListingForm unit={unit} listing={listing} />
        </QueryClientProvider>
      </Around>
    );
    const { rerender } = render(page(LISTING));
    return (next) => rerender(page(next));
  }
  const save = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Save' })));

  it('follows what others save as long as nothing is typed', async () => {
    const theirs = { ...LISTING, title: 'Theirs', version: 2 };
    const live = shown(theirs);
    await act(async () => live(theirs));
    expect(title().value).toBe('Theirs');
  });

  it('keeps what was saved on screen while the page is read again', async () => {
    const live = shown(LISTING);
    fireEvent.change(title(), { target: { value: 'Mine' } });
    await save();
    await act(async () => live(LISTING));
    expect(title().value).toBe('Mine');
    await act(async () => live({ ...LISTING, title: 'Mine', version: 2 }));
    fireEvent.change(title(), { target: { value: 'Mine, again' } });
    await save();
    expect(sent.map(({ version }) => version)).toEqual([1, 2]);
  });

  it('is not refused for a pause, which changes no field', async () => {
    const paused = { ...LISTING, status: 'paused' as const, version: 2 };
    const live = shown(paused);
    fireEvent.change(title(), { target: { value: 'Mine' } });
    await act(async () => live(paused));
    await save();
    expect(sent).toMatchObject([{ title: 'Mine', version: 2 }]);
  });

  it('offers the newer version beside what was typed', async () => {
    const theirs = { ...LISTING, title: 'Theirs', version: 2 };
    const live = shown(theirs);
    fireEvent.change(title(), { target: { value: 'Mine' } });
    await act(async () => live(theirs));
    await save();
    expect((await screen.findByRole('alert')).textContent).toContain('Someone else saved');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Show the newer version' })));
    await screen.findByText(/^This is the newer version/);
    expect(title().value).toBe('Theirs');
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Keep mine' })));
    await screen.findByText(/^Your version is shown below/);
    await save();
    expect(sent.map(({ title: words, version }) => [words, version])).toEqual([
      ['Mine', 1],
      ['Mine', 2],
    ]);
  });
});
