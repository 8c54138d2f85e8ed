/** How people call a home: `87-302`; a building alone by its number. */
export function homeName(streetNumber: string, unitLabel: string | null | undefined): string {
  return unitLabel ? `${streetNumber}-${unitLabel}` : streetNumber;
}

export const fullName = (person: { firstName: string; lastName: string }) => `${person.firstName} ${person.lastName}`;
