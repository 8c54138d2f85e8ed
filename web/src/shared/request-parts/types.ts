import type { components } from '@api/schema';

type Schemas = components['schemas'];
export type Photo = Schemas['DocumentResponse'];
export type RequestPhoto = Schemas['RequestPhotoResponse'];
export type PhotoPhase = RequestPhoto['phase'];
export type LineFile = Schemas['RequestAttachment'];
export type NewLine = Schemas['NewRequestLine'];
export type Audience = Schemas['RequestEventResponse']['audience'];
export type Person = Schemas['RequestPersonResponse'];

/** What the photos of a request say about it: the same for those who see the request, and for a technician who sees the job. */
export interface PhotographedRequest {
  id: string;
  status: string;
  photos: readonly RequestPhoto[];
  photoPhases: readonly PhotoPhase[];
  /** Technicians don’t know it. */
  landlordName?: string | null;
  place: { timeZone: string } | null;
}
