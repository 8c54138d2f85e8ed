import { IsIn, IsOptional, IsString, MaxLength, ValidateIf } from 'class-validator';
import { CHANGEABLE, type ChangeableName } from '../../platform/config/changeable.js';
import { IsInstant } from '../../platform/http/is-instant.js';
import { trimmed } from '../../platform/http/trimmed.js';

export const SETTING_SOURCES = ['environment', 'page', 'default'] as const;

/** A setting, where its value comes from, and who changed it last. */
export class SettingResponse {
  @IsIn(CHANGEABLE) name: ChangeableName;
  /** As text; null if it isn't set. */
  value: string | null;
  /** What is used if no one sets it. */
  default: string | null;
  /** `environment`: set on the server under this name, and read-only here. */
  @IsIn(SETTING_SOURCES) source: (typeof SETTING_SOURCES)[number];
  changedAt: string | null;
  changedByName: string | null;
}

export class ChangeSettingRequest {
  /** Null returns to the default. */
  @ValidateIf((_, value) => value !== null) @trimmed @IsString() @MaxLength(500) value: string | null;
  /** `changedAt` of the value that was shown: 409 `stale_version` if the setting was changed since. Without it nothing is compared. */
  @IsOptional() @IsInstant() seen?: string | null;
}

export class TestMailResponse {
  /** The recipient: the admin who requested it. */
  to: string;
  /** False: SMTP_URL isn't set, so the email stays in the outbox. */
  leaves: boolean;
}
