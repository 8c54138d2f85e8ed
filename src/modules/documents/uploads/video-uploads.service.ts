import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { RESUMABLE_UPLOAD, VIDEO_SECONDS_MAX } from '../../../contract/limits.js';
import { Problem } from '../../../platform/errors/problem.js';
import { refusal } from '../../../platform/errors/refusals.js';
import { HEAD_BYTES, isVideo, photoKind } from '../../../platform/files/file-kind.js';
import { FileVault } from '../../../platform/files/file-vault.js';
import { BrokenStructure } from '../../../platform/files/metadata/parts.js';
import { freshPhoto } from '../../../platform/files/photos.js';
import { whileInMemory } from '../../../platform/files/read-upload.js';
import { UploadParts, type Parted } from '../../../platform/files/resumable/upload-parts.js';
import { bareVideo, type BareVideo } from '../../../platform/files/video/bare-video.js';
import { patched } from '../../../platform/files/video/patched.js';
import type { Content } from '../content.js';
import { VIDEO } from '../rules/purposes.js';

/** A part, what is encrypted of it, and the largest index of a video. */
const MEMORY = 2 * RESUMABLE_UPLOAD.partBytes + 8 * 1024 * 1024;
/** Phones stop some pictures late. */
const SECONDS_OF_GRACE = 1;

/** Videos that have arrived: checked, and stored without anything but their picture and sound (docs/decisions/0936). */
@Injectable()
export class VideoUploads {
  constructor(
    private readonly parts: UploadParts,
    private readonly vault: FileVault,
  ) {}

  /** Checks the video and passes it on to be filed. 422 `video_too_long`, `video_unreadable`. */
  during<T>(
    upload: Parted & { name: string },
    poster: string | undefined,
    add: (video: Content) => Promise<T>,
  ): Promise<T> {
    return whileInMemory(MEMORY, async () => {
      const { seconds, patches } = await this.check(upload);
      if (seconds >= VIDEO_SECONDS_MAX + SECONDS_OF_GRACE)
        throw refusal('video_too_long', { seconds: VIDEO_SECONDS_MAX });
      const posterId = poster ? await this.keepPoster(Buffer.from(poster, 'base64')) : null;
      const { id, bytes, name } = upload;
      const store = () => this.vault.keepSegments(id, bytes, patched(this.parts.stream(upload), patches));
      return add({ bytes, name, mediaType: VIDEO, posterId, store });
    });
  }

  private async check(upload: Parted): Promise<BareVideo> {
    const read = this.parts.reader(upload);
    if (!(await isVideo(await read(0, Math.min(HEAD_BYTES, upload.bytes))))) throw refusal('video_unreadable');
    try {
      return await bareVideo(read, upload.bytes);
    } catch (error) {
      if (error instanceof BrokenStructure) throw refusal('video_unreadable');
      throw error;
    }
  }

  /** Encoded again like every photo. Without a usable picture, the video is shown without one. */
  private async keepPoster(sent: Buffer): Promise<string | null> {
    const id = v7();
    try {
      await this.vault.keep(id, await freshPhoto(sent, await photoKind(sent)));
      return id;
    } catch (error) {
      if (error instanceof Problem && error.status === 422) return null;
      throw error;
    }
  }
}
