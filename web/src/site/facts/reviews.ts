export interface Review {
  id: string;
  name: string;
  location: string;
  rating: number;
  /** Month in which it was written. */
  month: string;
  /** Properties of the writer, when there are any. */
  properties?: number;
}

/** The six fixed reviews (sample copy; docs/specification/content.md). */
export const REVIEWS: readonly Review[] = [
  { id: 'priya', name: 'Priya Raman', location: 'Toronto, ON', rating: 5, month: '2025-09-01', properties: 36 },
  { id: 'sarah', name: 'Sarah Whitfield', location: 'Burlington, ON', rating: 5, month: '2025-08-01', properties: 12 },
  { id: 'carlos', name: 'Carlos Medina', location: 'Miami, FL', rating: 5, month: '2025-06-01', properties: 28 },
  { id: 'emile', name: 'Émile Gagnon', location: 'Montréal, QC', rating: 5, month: '2025-05-01', properties: 41 },
  { id: 'denise', name: 'Denise Okafor', location: 'Halifax, NS', rating: 4, month: '2025-03-01' },
  { id: 'miguel', name: 'Miguel Torres', location: 'San Antonio, TX', rating: 5, month: '2025-02-01' },
];

/** Share of each number of stars in all ratings, in basis points; they average 4.8. */
export const RATING_SHARES = [
  { stars: 5, share: 8500 },
  { stars: 4, share: 1150 },
  { stars: 3, share: 250 },
  { stars: 2, share: 60 },
  { stars: 1, share: 40 },
] as const;

/** Where ratings were given. */
export const RATING_PLATFORMS = [
  { id: 'ios', rating: 4.8 },
  { id: 'android', rating: 4.8 },
  { id: 'directory', rating: 4.7 },
  { id: 'survey', rating: 4.9 },
] as const;
