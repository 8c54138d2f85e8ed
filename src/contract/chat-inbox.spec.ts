import { describe, expect, it } from '@jest/globals';
import { fillCanned, unknownCannedFields } from './chat-inbox.js';

const VALUES = { name: 'Ana', agent: 'Nora', product: 'Lodgewell' };

describe('canned answers', () => {
  it('CANNED-01 fills in what it knows, and leaves other braces as they are typed', () => {
    expect(fillCanned('Hello {name}, I am {agent} of {product}. {x} {', VALUES)).toBe(
      'Hello Ana, I am Nora of Lodgewell. {x} {',
    );
  });

  it('CANNED-01 leaves no gap for a visitor without a name', () => {
    expect(fillCanned('Hello {name}, welcome', { ...VALUES, name: '' })).toBe('Hello, welcome');
  });

  it('CANNED-01 a value is never read as a pattern or as a field', () => {
    expect(fillCanned('Hello {name}', { ...VALUES, name: "$& {agent} $'" })).toBe("Hello $& {agent} $'");
  });

  it('CANNED-01 names the unknown fields, each once', () => {
    expect(unknownCannedFields('{name} {email} {constructor} {email}')).toEqual(['email', 'constructor']);
  });
});
