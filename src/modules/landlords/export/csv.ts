export { toCsv } from '../../../platform/lists/to-csv.js';
