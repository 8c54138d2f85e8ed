import { api, unwrap } from '@api/client';
import type { components } from '@api/schema';

type Schemas = components['schemas'];
export type Rating = Schemas['RatingResponse'];

/** What the mailed link asks about. It answers nothing. */
export const lookAtRating = (key: string): Promise<Rating> =>
  unwrap(api.POST('/api/support-ratings/look', { body: { key } }));

export const answerRating = (body: Schemas['RatingAnswer']): Promise<Rating> =>
  unwrap(api.POST('/api/support-ratings/answer', { body }));
