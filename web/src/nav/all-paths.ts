export * from './dashboard-paths';
export * from './public-paths';
