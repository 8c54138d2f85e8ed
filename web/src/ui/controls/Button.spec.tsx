import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LinkProvider } from '../link/LinkProvider';
import { Button, ButtonLink } from './Button';

describe('Button', () => {
  it('does not send the form around it unless it says so', () => {
    render(<Button>Cancel</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('keeps name and focus while it is loading, and ignores clicks', () => {
    const [press, send] = [jest.fn(), jest.fn()];
    render(
      <form onSubmit={send}>
        <Button type="submit" loading onClick={press}>
          Save lease
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Save lease' });
    button.focus();
    fireEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button);
  });
});

describe('ButtonLink', () => {
  it('uses the router inside the product, and is a plain link to the rest of the world', () => {
    render(
      <MemoryRouter>
        <ButtonLink href="/pricing">Pricing</ButtonLink>
        <ButtonLink href="https://example.com/">Elsewhere</ButtonLink>
        <ButtonLink href="/api/docs">API</ButtonLink>
      </MemoryRouter>,
    );
    const follow = (name: string): boolean => fireEvent.click(screen.getByRole('link', { name }));
    expect(follow('Pricing')).toBe(false);
    expect(follow('Elsewhere')).toBe(true);
    expect(follow('API')).toBe(true);
  });

  it('is made of the link component that the application chose', () => {
    render(
      <LinkProvider component={({ href, ...rest }) => <a href={`${href}?lang=fr`} {...rest} />}>
        <ButtonLink href="/pricing">Tarifs</ButtonLink>
      </LinkProvider>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/pricing?lang=fr');
  });
});
