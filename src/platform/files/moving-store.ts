import type { BlobStore } from './blob-store.js';

/**
 * A store that files move to from another: what it lacks is read from the old one, and new bytes go to the new one alone. What is
 * removed is removed from both. When the old one is empty, all that remains of it is a look at what isn't there.
 */
export class MovingStore implements BlobStore {
  constructor(
    private readonly from: BlobStore,
    private readonly to: BlobStore,
  ) {}

  put(place: string, pieces: Iterable<Buffer> | AsyncIterable<Buffer>): Promise<void> {
    return this.to.put(place, pieces);
  }

  async get(place: string): Promise<Buffer | null> {
    return (await this.to.get(place)) ?? this.from.get(place);
  }

  async getPart(place: string, from: number, to: number): Promise<Buffer | null> {
    return (await this.to.getPart(place, from, to)) ?? this.from.getPart(place, from, to);
  }

  /** Removes from the old store first, so that a copy in progress can't restore the file in the new one. */
  async remove(place: string): Promise<void> {
    await this.from.remove(place);
    await this.to.remove(place);
  }
}
