/** A landlord's account, as staff and admins see it. */
export class LandlordAccountResponse {
  id: string;
  name: string;
  /** The name of its owner. */
  ownerName: string | null;
  email: string | null;
  propertyCount: number;
  unitCount: number;
  createdAt: string;
}

export type LandlordAccountRow = Omit<LandlordAccountResponse, 'createdAt'> & { createdAt: Date };

export function toLandlordAccount({
  id,
  name,
  ownerName,
  email,
  propertyCount,
  unitCount,
  createdAt,
}: LandlordAccountRow): LandlordAccountResponse {
  return { id, name, ownerName, email, propertyCount, unitCount, createdAt: createdAt.toISOString() };
}
