import { Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  MaxLength,
  ValidateNested,
} from 'class-validator';
import { ISSUE_TYPES, PRIORITIES, type IssueType, type Priority } from '../../../contract/priorities.js';
import { SAVED_VIEW_NAME_MAX } from '../../../contract/work-limits.js';
import { trimmed } from '../../../platform/http/trimmed.js';

const VIEWS = ['board', 'list'] as const;
/** Sort orders of the list, as `sort` of `GET /service-requests`. */
export const VIEW_SORTS = ['createdAt', '-createdAt', 'priority', '-priority', 'title', '-title'] as const;

/** The filters in the address of the list. Those that are missing don’t apply. */
export class ViewFilters {
  @IsOptional() @trimmed @IsString() @MaxLength(200) q?: string;
  @IsOptional() @IsUUID() property?: string;
  @IsOptional() @IsIn(PRIORITIES.map(({ key }) => key)) priority?: Priority;
  @IsOptional() @IsIn(ISSUE_TYPES.map(({ key }) => key)) issue?: IssueType;
  @IsOptional() @IsIn(VIEWS) view?: (typeof VIEWS)[number];
  @IsOptional() @IsIn(VIEW_SORTS) sort?: (typeof VIEW_SORTS)[number];
}

export class NewSavedView {
  @trimmed @IsString() @Length(1, SAVED_VIEW_NAME_MAX) name: string;
  /** Whether everyone in the account can see, rename and delete it. */
  @IsOptional() @IsBoolean() shared?: boolean;
  @IsObject() @ValidateNested() @Type(() => ViewFilters) filters: ViewFilters;
}

/** Changes only the fields that are sent. Only the person who saved a view can stop sharing it. */
export class SavedViewChange {
  @IsOptional() @trimmed @IsString() @Length(1, SAVED_VIEW_NAME_MAX) name?: string;
  @IsOptional() @IsBoolean() shared?: boolean;
  @IsOptional() @IsObject() @ValidateNested() @Type(() => ViewFilters) filters?: ViewFilters;
  @IsInt() version: number;
}

export class SavedViewResponse {
  id: string;
  name: string;
  shared: boolean;
  /** Whether the reader saved it. */
  own: boolean;
  filters: ViewFilters;
  /** Number of open requests that it finds. */
  openCount: number;
  version: number;
}
