import { Injectable } from '@nestjs/common';
import { PHOTO_WIDTHS, type PhotoFormat, type PhotoSize } from '../../contract/listing-options.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { FileVault } from '../../platform/files/file-vault.js';
import { LONGEST_SIDE } from '../../platform/files/photos.js';
import { inTurn, openPicture } from '../../platform/files/pictures.js';
import { Scope } from '../../platform/scope/scope.js';
import { throttleSource } from '../../platform/throttle/source.js';
import { Throttle } from '../../platform/throttle/throttle.js';

export interface PhotoKind {
  size: PhotoSize;
  format: PhotoFormat;
}

/** Low effort for the encoder, because someone is waiting while the picture is made. */
const AVIF = { quality: 52, effort: 2 } as const;
const JPEG = { quality: 78, mozjpeg: true } as const;

/** Some 500 cards and 50 full pictures. */
const KEPT_BYTES = 32 * 1024 * 1024;
/** Limit for pictures that are made for one source. Pictures that already exist cost nothing and don't count. */
const LIMIT = { name: 'listing-photo', points: 300, seconds: 600 };

/**
 * Pictures of homes on the market. The uploads lost position and device when they were stored (`freshPhoto`). A size is
 * made once and cached while it is requested. Two are made at a time, and simultaneous requests for the same one share
 * it.
 */
@Injectable()
export class ListingPhotos {
  private readonly kept = new Map<string, Buffer>();
  private readonly underWay = new Map<string, Promise<Buffer>>();
  private bytes = 0;

  constructor(
    private readonly scope: Scope,
    private readonly vault: FileVault,
    private readonly throttle: Throttle,
  ) {}

  /** The encoded picture; 404 unless the reader sees the listing and the picture is one of it, 429 when one source has too many made. */
  async read(listingId: string, photoId: string, kind: PhotoKind): Promise<Buffer> {
    const [row] = await this.scope.rows('select 1 from listing where id = $1 and photo_ids ? $2', [listingId, photoId]);
    orNotFound(row);
    const key = `${photoId} ${kind.size} ${kind.format}`;
    const kept = this.kept.get(key);
    if (kept) this.keep(key, kept);
    return kept ?? this.underWay.get(key) ?? this.made(key, photoId, kind);
  }

  private async made(key: string, photoId: string, kind: PhotoKind): Promise<Buffer> {
    await this.throttle.use(LIMIT, throttleSource());
    const making = this.underWay.get(key) ?? inTurn(() => this.resized(photoId, kind));
    this.underWay.set(key, making);
    try {
      const bytes = await making;
      this.keep(key, bytes);
      return bytes;
    } finally {
      this.underWay.delete(key);
    }
  }

  private async resized(photoId: string, { size, format }: PhotoKind): Promise<Buffer> {
    const bytes = await this.vault.read(photoId);
    try {
      const picture = (await openPicture(bytes)).resize({
        width: PHOTO_WIDTHS[size],
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      });
      return await (format === 'avif' ? picture.avif(AVIF) : picture.jpeg(JPEG)).toBuffer();
    } catch (cause) {
      // A picture that can't be shown is answered with 404, so that its landlord notices and uploads another one.
      throw new Problem('not_found', { cause });
    }
  }

  /** The ones that were requested last stay. */
  private keep(key: string, bytes: Buffer): void {
    this.forget(key);
    this.kept.set(key, bytes);
    this.bytes += bytes.length;
    for (const oldest of this.kept.keys()) {
      if (this.bytes <= KEPT_BYTES) return;
      this.forget(oldest);
    }
  }

  private forget(key: string): void {
    this.bytes -= this.kept.get(key)?.length ?? 0;
    this.kept.delete(key);
  }
}
