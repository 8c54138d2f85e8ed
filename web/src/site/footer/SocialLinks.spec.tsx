import { MessagesProvider } from '@i18n/messages';
import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import SocialLinks from './SocialLinks';

it('FT-001 links to the networks that have an address, in the footer’s order, each in a new tab', () => {
  render(
    <MessagesProvider language="en" messages={{ 'site.footer.social': 'Follow us' }}>
      <SocialLinks addresses={{ tiktok: 'https://tiktok.example/homes', facebook: 'https://facebook.example/homes' }} />
    </MessagesProvider>,
  );
  const links = screen.getAllByRole('link');
  expect(
    links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href'), link.getAttribute('target')]),
  ).toEqual([
    ['Facebook', 'https://facebook.example/homes', '_blank'],
    ['TikTok', 'https://tiktok.example/homes', '_blank'],
  ]);
  expect(screen.getByRole('list', { name: 'Follow us' })).toBeTruthy();
});
