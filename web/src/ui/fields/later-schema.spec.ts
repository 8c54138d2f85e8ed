import { describe, expect, it } from '@jest/globals';
import { object, string } from 'yup';
import { laterSchema } from './later-schema';

const schema = object({ email: string().required('Write an address.') });

describe('a schema that comes later', () => {
  it('checks like the schema itself', async () => {
    const later = laterSchema(() => Promise.resolve(schema));
    await expect(later.validate({ email: '' })).rejects.toMatchObject({ errors: ['Write an address.'] });
    await expect(later.validate({ email: 'ana@example.com' })).resolves.toEqual({ email: 'ana@example.com' });
  });

  it('accepts all values when it can’t be loaded, because the server checks them', async () => {
    const later = laterSchema(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
    await expect(later.validate({ email: '' })).resolves.toEqual({ email: '' });
  });
});
