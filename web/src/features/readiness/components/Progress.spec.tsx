import { readFileSync } from 'node:fs';
import { MessagesProvider } from '@i18n/messages';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ITEMS } from '../api/items';
import { ItemList } from './ItemList';
import { Progress } from './Progress';

const messages = JSON.parse(readFileSync('web/src/features/readiness/messages/en.json', 'utf8')) as Record<
  string,
  string
>;
const statuses = Object.fromEntries(
  ITEMS.map(({ id, phase }) => [id, phase === 1 ? ('in-progress' as const) : ('completed' as const)]),
);

describe('the readiness dashboard', () => {
  it('RD-002 shows the overall progress in percent and counts each category', () => {
    render(
      <MessagesProvider language="en" messages={messages}>
        <Progress statuses={statuses} />
      </MessagesProvider>,
    );
    const done = ITEMS.filter(({ phase }) => phase !== 1).length;
    expect(screen.getByText(`${Math.round((done / ITEMS.length) * 100)}%`)).toBeTruthy();
    expect(screen.getByText(`${done} of ${ITEMS.length}`)).toBeTruthy();
    expect(screen.getByText('7 of 7')).toBeTruthy();
  });

  it('RD-007 shows every item with its status and its priority', () => {
    const items = ITEMS.filter(({ phase }) => phase === 1);
    render(
      <MessagesProvider language="en" messages={messages}>
        <ItemList items={items} statuses={statuses} />
      </MessagesProvider>,
    );
    expect(screen.getAllByText('In progress')).toHaveLength(items.length);
    expect(screen.getAllByText(/^(Critical|Essential|Important|Marketing)$/)).toHaveLength(items.length);
  });
});
