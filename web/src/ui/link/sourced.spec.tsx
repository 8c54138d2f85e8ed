import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { Sourced } from './Sourced';

const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('DAY-50 sources of law', () => {
  afterEach(cleanup);

  it('open the page of an address in full; a citation without the path of its page is no link', () => {
    const { container } = render(
      <Sourced>
        {'Banned. Source: legisquebec.gouv.qc.ca/CCQ-1904, 2020-07 · https://www.ontario.ca/page/rent, 2026.'}
      </Sourced>,
    );
    expect(links()).toEqual([['ontario.ca/page/rent', 'https://www.ontario.ca/page/rent']]);
    expect(container.textContent).toBe(
      'Banned. Source: legisquebec.gouv.qc.ca/CCQ-1904, 2020-07 · ontario.ca/page/rent, 2026.',
    );
  });

  it('show what an address encodes as people read it, and leave what can’t be decoded', () => {
    render(<Sourced>{'https://stepstojustice.ca/it%E2%80%99s-filled/ · https://a.ca/50%'}</Sourced>);
    expect(links()).toEqual([
      ['stepstojustice.ca/it’s-filled', 'https://stepstojustice.ca/it%E2%80%99s-filled/'],
      ['a.ca/50%', 'https://a.ca/50%'],
    ]);
  });

  it('end before the period of the sentence', () => {
    render(<Sourced>{'Source: https://alberta.ca/ending-rental-agreement.aspx. Check it.'}</Sourced>);
    expect(links()).toEqual([
      ['alberta.ca/ending-rental-agreement.aspx', 'https://alberta.ca/ending-rental-agreement.aspx'],
    ]);
  });

  it('leave alone what is no address', () => {
    render(<Sourced>{'3.5% 2026, ablawg-copy/late-fees, a@b.ca, 1/2'}</Sourced>);
    expect(links()).toEqual([]);
  });
});
