import { IsString, MaxLength, MinLength } from 'class-validator';

/** The token of a link that came by e-mail. */
export class LinkRequest {
  @IsString() @MinLength(1) @MaxLength(200) token: string;
}
