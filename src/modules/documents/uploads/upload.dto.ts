import { IsIn, IsInt, IsOptional, IsString, IsUUID, Length, Matches, MaxLength, Min } from 'class-validator';
import { POSTER_BYTES_MAX } from '../../../contract/work-limits.js';
import { PHOTO_PHASES, type PhotoPhase } from '../rules/purposes.js';

const KINDS = ['photo', 'video'] as const;

/** A file of a maintenance request that is going to be sent in parts. */
export class NewUploadRequest {
  @IsString() @Length(1, 200) name: string;
  /** The size of the file. Exactly this many bytes are accepted. */
  @IsInt() @Min(1) bytes: number;
  @IsIn(KINDS) kind: (typeof KINDS)[number];
  /** Without it, the file is kept for the request that is being written. */
  @IsOptional() @IsUUID() requestId?: string;
  /** The problem (`before`, when not said) or the finished work. */
  @IsOptional() @IsIn(PHOTO_PHASES) phase?: PhotoPhase;
}

export class UploadResponse {
  id: string;
  bytes: number;
  /** How many bytes have arrived. */
  received: number;
  /** How many bytes each part has; the last one has the rest. */
  partBytes: number;
  /** When an unfinished upload is removed. */
  expiresAt: string;
}

export class FinishUploadRequest {
  /** For a video: a JPEG in base64 that is shown until it plays. One that isn't a picture is ignored. */
  @IsOptional()
  @IsString()
  @Matches(/^[A-Za-z0-9+/]+={0,2}$/, { context: { fault: 'shape' } })
  @MaxLength(Math.ceil(POSTER_BYTES_MAX / 3) * 4)
  poster?: string;
}
