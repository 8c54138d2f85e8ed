export { readPage, type ListPage } from '@api/list-page';
