import { describe, expect, it } from '@jest/globals';
import { PRODUCT } from './product.js';

describe('the product', () => {
  it('has a slug that is fit for identifiers, file names and addresses', () => {
    expect(PRODUCT.slug).toMatch(/^[a-z]+$/);
    expect(PRODUCT.name.toLowerCase()).toContain(PRODUCT.slug);
  });
});
