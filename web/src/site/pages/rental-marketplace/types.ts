import type { components } from '@api/schema';

export type Home = components['schemas']['ListingResponse'];
