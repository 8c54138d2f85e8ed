import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Sourced } from './Sourced';

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('DAY-50 sources of law', () => {
  afterEach(cleanup);

  it('open the site that a citation names, and the page of an address in full', () => {
    const { container } = render(
      <Sourced>
        {'Banned. Source: legisquebec.gouv.qc.ca/CCQ-1904, 2020-07 · https://www.ontario.ca/page/rent, 2026.'}
      </Sourced>,
    );
    expect(links()).toEqual([
      ['legisquebec.gouv.qc.ca/CCQ-1904', 'https://legisquebec.gouv.qc.ca'],
      ['https://www.ontario.ca/page/rent', 'https://www.ontario.ca/page/rent'],
    ]);
    expect(container.textContent).toBe(
      'Banned. Source: legisquebec.gouv.qc.ca/CCQ-1904, 2020-07 · https://www.ontario.ca/page/rent, 2026.',
    );
  });

  it('end before the period of the sentence', () => {
    render(<Sourced>{'Source: https://alberta.ca/ending-rental-agreement.aspx. Check it.'}</Sourced>);
    expect(links()).toEqual([
      ['https://alberta.ca/ending-rental-agreement.aspx', 'https://alberta.ca/ending-rental-agreement.aspx'],
    ]);
  });

  it('leave alone what is no address', () => {
    render(<Sourced>{'3.5% 2026, ablawg-copy/late-fees, a@b.ca, 1/2'}</Sourced>);
    expect(links()).toEqual([]);
  });
});
