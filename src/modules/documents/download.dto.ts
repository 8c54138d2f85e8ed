import { IsString, MaxLength } from 'class-validator';

/** The parameters of a download address, which only the server creates. */
export class DownloadQuery {
  /** Seconds since 1970, after which the address no longer works. */
  @IsString() @MaxLength(12) expires: string;
  @IsString() @MaxLength(64) signature: string;
}
