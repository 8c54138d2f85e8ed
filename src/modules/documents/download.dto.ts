import { IsString, MaxLength } from 'class-validator';

/** What the download address carries; made by the server alone. */
export class DownloadQuery {
  /** Seconds since 1970, after which the address is dead. */
  @IsString() @MaxLength(12) expires: string;
  @IsString() @MaxLength(64) signature: string;
}
