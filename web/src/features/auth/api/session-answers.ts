import type { components } from '@api/schema';
import type { SignedIn } from '@api/session';

type Schemas = components['schemas'];

export type SignUpBody = Schemas['SignUpRequest'];
export type SignInBody = Schemas['SignInRequest'];
export type TenantSetupBody = Schemas['TenantSetupRequest'];
export type AdminSetupBody = Schemas['AdminSetupRequest'];
export type TenantInvitation = Schemas['TenantInvitation'];

/** The document writes the profile's enums as text; what the server sends is what the session keeps. */
export const signedIn = (answer: Schemas['SessionResponse']): SignedIn => answer;
