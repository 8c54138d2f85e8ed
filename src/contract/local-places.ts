import { plainName, type RegionCode } from './regions.js';

/** A city within a region that has rules of its own, with the names that addresses use for it. */
export interface LocalPlace {
  readonly region: RegionCode;
  readonly name: string;
  readonly otherNames: readonly string[];
}

/** The cities that an installation starts with. An admin adds others by giving them a rule. Boroughs are part of their city. */
export const LOCAL_PLACES: readonly LocalPlace[] = [
  {
    region: 'US-NY',
    name: 'New York City',
    otherNames: ['New York', 'NYC', 'Manhattan', 'Brooklyn', 'Queens', 'Bronx', 'The Bronx', 'Staten Island'],
  },
  { region: 'US-CA', name: 'Los Angeles', otherNames: ['LA', 'L.A.'] },
  { region: 'US-CA', name: 'San Francisco', otherNames: ['SF', 'S.F.'] },
  { region: 'US-CA', name: 'San Diego', otherNames: [] },
  { region: 'US-CA', name: 'Riverside', otherNames: [] },
  { region: 'US-IL', name: 'Chicago', otherNames: [] },
  { region: 'US-OR', name: 'Portland', otherNames: [] },
];

/** What we call a city of a region: “Brooklyn” is New York City, “los angeles ” is Los Angeles. Other cities keep their own name. */
export function localPlaceName(region: string, city: string): string {
  const wanted = plainName(city);
  const known = LOCAL_PLACES.find(
    (place) => place.region === region && [place.name, ...place.otherNames].some((name) => plainName(name) === wanted),
  );
  return known?.name ?? city.trim();
}

/** Whether two names mean one city of a region. */
export function isSamePlace(region: string, one: string, other: string): boolean {
  return plainName(localPlaceName(region, one)) === plainName(localPlaceName(region, other));
}
