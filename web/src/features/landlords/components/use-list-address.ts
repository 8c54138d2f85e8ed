export { oneOf, useListAddress } from '@nav/use-list-address';
