import { IsString, IsUUID, MaxLength } from 'class-validator';

export class ArchiveLinkResponse {
  /** Where a browser downloads the archive, for 5 minutes. The address needs no session: anyone who has it gets everything. */
  url: string;
}

/** The parameters of an archive’s address, which only the server creates. */
export class ArchiveDownloadQuery {
  /** The owner who asked for it. */
  @IsUUID() owner: string;
  /** Seconds since 1970, after which the address no longer works. */
  @IsString() @MaxLength(12) expires: string;
  @IsString() @MaxLength(64) signature: string;
}
