import type { PageModule } from './pages';

/** Pages behind sign-in, and those few ways in that are not in `pages.ts`. */
export const workspacePages = import.meta.glob<PageModule>(['../features/*/pages/*.tsx', '!../features/{auth,forms,listings}/**', './dashboards/*/*Page.tsx']);
