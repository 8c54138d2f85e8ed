import { Problem } from '@api/problem';
import { afterEach, expect, it } from '@jest/globals';
import { Around } from '@nav/testing/Around';
import type { UseQueryResult } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Loaded } from './Loaded';

afterEach(cleanup);

const show = (status: number) => {
  const query = {
    data: 'The job',
    isError: true,
    error: new Problem({ status, code: status === 404 ? 'not_found' : 'internal', message: '' }),
  } as unknown as UseQueryResult<string>;
  render(
    <Around features={['../app', '../shared', '../api']}>
      <Loaded query={query}>{(data) => <p>{data}</p>}</Loaded>
    </Around>,
  );
};

it('a page whose record was deleted after it was shown says so, instead of showing it as it was', () => {
  show(404);
  expect(screen.queryByText('The job')).toBeNull();
  expect(screen.getByRole('button', { name: /Try again/i })).not.toBeNull();
});

it('a page whose refresh failed keeps what it has', () => {
  show(500);
  expect(screen.getByText('The job')).not.toBeNull();
});
