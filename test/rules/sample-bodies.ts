/** Bodies that pass validation, for the walk over all routes: `post /api/…/:id` → body. */
export const SAMPLE_BODIES: Record<string, object> = {};
