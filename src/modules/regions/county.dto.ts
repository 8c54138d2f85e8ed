import { ArrayMaxSize, IsArray, IsInt, IsOptional, IsString, Matches, MaxLength } from 'class-validator';

const MOST_CITIES = 200;

export class EditCountyRequest {
  /** As addresses call them; none: a county no more. */
  @IsArray()
  @ArrayMaxSize(MOST_CITIES)
  @IsString({ each: true })
  @MaxLength(80, { each: true })
  @Matches(/\p{L}/u, { each: true, message: 'cities must be names', context: { fault: 'city_names' } })
  cities: string[];
  @IsOptional() @IsInt() version?: number;
}

/** A county, by the cities that it has. Its rules are those of the place with its name. */
export class CountyResponse {
  /** `US-CA`. */
  region: string;
  name: string;
  cities: string[];
  version: number;
  changedAt: string;
  changedByName: string | null;
}
