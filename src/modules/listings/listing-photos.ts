import { Injectable } from '@nestjs/common';
import { found } from '../../platform/errors/problem.js';
import { FileVault } from '../../platform/files/file-vault.js';
import { Scope } from '../../platform/scope/scope.js';

/** Twice the width of a card on a wide screen. */
const CARD_WIDTH = 720;
const FULL_WIDTH = 1600;
/** Pictures of cards that are kept at hand: some 80 KiB each. */
const KEPT = 100;

/** Pictures of homes on the market. The uploads lost position and device when they were stored (`freshPhoto`). */
@Injectable()
export class ListingPhotos {
  private readonly cards = new Map<string, Buffer>();

  constructor(
    private readonly scope: Scope,
    private readonly vault: FileVault,
  ) {}

  /** A JPEG; 404 unless the reader sees the listing and the picture is one of it. */
  async read(listingId: string, photoId: string, size: 'card' | 'full'): Promise<Buffer> {
    const [row] = await this.scope.rows('select 1 from listing where id = $1 and photo_ids ? $2', [listingId, photoId]);
    found(row);
    if (size === 'full') return this.resized(photoId, FULL_WIDTH);
    const kept = this.cards.get(photoId) ?? (await this.resized(photoId, CARD_WIDTH));
    this.keep(photoId, kept);
    return kept;
  }

  private async resized(photoId: string, width: number): Promise<Buffer> {
    const bytes = await this.vault.read(photoId);
    const { default: sharp } = await import('sharp');
    return sharp(bytes).resize({ width, withoutEnlargement: true }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
  }

  /** The ones that were asked for last stay. */
  private keep(photoId: string, bytes: Buffer): void {
    this.cards.delete(photoId);
    this.cards.set(photoId, bytes);
    const [oldest] = this.cards.keys();
    if (this.cards.size > KEPT && oldest) this.cards.delete(oldest);
  }
}
