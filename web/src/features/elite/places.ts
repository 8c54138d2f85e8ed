import { paths } from '@nav/paths';

/** Behind sign-in only, so not among the addresses that public pages carry. */
export const jobBoardPage = () => `${paths.supplierJobs()}/board`;
