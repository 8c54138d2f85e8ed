import { CHAT_ROLES, CHAT_SERVICES } from '@contract/chat';
import { describe, expect, it } from '@jest/globals';
import { CLOSED, widgetReducer, type Widget, type WidgetEvent, type WidgetState } from './machine';

const after = (...events: WidgetEvent[]): Widget => events.reduce(widgetReducer, CLOSED);
const OPEN: WidgetEvent = { type: 'open' };
const START: WidgetEvent = { type: 'start' };
const TENANT: WidgetEvent = { type: 'chooseRole', role: 'tenant' };
const RENT: WidgetEvent = { type: 'chooseService', service: 'rentPayment' };
const ASK: WidgetEvent = { type: 'ask' };
const BACK: WidgetEvent = { type: 'back' };
const MINIMIZE: WidgetEvent = { type: 'minimize' };
const RESTORE: WidgetEvent = { type: 'restore' };
const CLOSE: WidgetEvent = { type: 'close' };

describe('the widget', () => {
  it('CH-001 CH-002 CH-003 CH-008 goes from the button to the chat', () => {
    const path: [WidgetEvent, WidgetState][] = [
      [OPEN, 'initial'],
      [START, 'welcome'],
      [TENANT, 'serviceSelection'],
      [RENT, 'serviceContent'],
      [ASK, 'chat'],
    ];
    let widget = CLOSED;
    for (const [event, state] of path) {
      widget = widgetReducer(widget, event);
      expect(widget.state).toBe(state);
    }
    expect(widget).toMatchObject({
      role: 'tenant',
      service: 'rentPayment',
      history: ['initial', 'welcome', 'serviceSelection', 'serviceContent'],
    });
  });

  it('CH-010 Back returns through the history, step by step, and no further than its beginning', () => {
    let widget = after(OPEN, START, TENANT, RENT, ASK);
    const states = [1, 2, 3, 4, 5].map(() => (widget = widgetReducer(widget, BACK)).state);
    expect(states).toEqual(['serviceContent', 'serviceSelection', 'welcome', 'initial', 'initial']);
  });

  it('CH-009 a support service leads straight to the chat, and back to the services', () => {
    for (const [role, service] of [
      ['tenant', 'contactSupport'],
      ['landlord', 'landlordSupport'],
      ['supplier', 'supplierSupport'],
      ['general', 'support'],
    ] as const) {
      const widget = after(OPEN, START, { type: 'chooseRole', role }, { type: 'chooseService', service });
      expect(widget.state).toBe('chat');
      expect(widgetReducer(widget, BACK).state).toBe('serviceSelection');
    }
  });

  it('CH-004 CH-005 CH-006 CH-007 each role has its four services, three of them with content', () => {
    const ids = CHAT_ROLES.map((role) => CHAT_SERVICES[role].map(({ id }) => id).join(' '));
    expect(ids).toEqual([
      'rentPayment maintenanceRequest tenantInsurance contactSupport',
      'propertyManagement tenantManagement rentCollection landlordSupport',
      'maintenanceServices partnerNetwork billing supplierSupport',
      'help contactInfo documentation support',
    ]);
    for (const role of CHAT_ROLES) {
      const states = CHAT_SERVICES[role].map(
        ({ id }) => after(OPEN, START, { type: 'chooseRole', role }, { type: 'chooseService', service: id }).state,
      );
      expect(states).toEqual(['serviceContent', 'serviceContent', 'serviceContent', 'chat']);
    }
  });

  it('a role knows no service of another', () => {
    expect(after(OPEN, START, TENANT, { type: 'chooseService', service: 'billing' }).state).toBe('serviceSelection');
  });

  it('CH-011 minimizes from everywhere, and its button returns to the initial state', () => {
    const path = [OPEN, START, TENANT, RENT, ASK];
    for (let length = 1; length <= path.length; length += 1) {
      const small = after(...path.slice(0, length), MINIMIZE);
      expect(small.state).toBe('minimized');
      expect(widgetReducer(small, RESTORE)).toMatchObject({ state: 'initial', history: [] });
    }
    expect(after(MINIMIZE)).toEqual(CLOSED);
  });

  it('CH-012 closing clears history and role', () => {
    expect(after(OPEN, START, TENANT, RENT, ASK, CLOSE)).toEqual(CLOSED);
    expect(after(OPEN, START, TENANT, CLOSE, OPEN)).toEqual({
      state: 'initial',
      history: [],
      role: null,
      service: null,
    });
  });

  it('CH-025 continues an open conversation from the initial state', () => {
    const widget = after(OPEN, { type: 'continue' });
    expect(widget.state).toBe('chat');
    expect(widgetReducer(widget, BACK).state).toBe('initial');
  });

  it('what was written on a page shows the conversation, from wherever the widget is', () => {
    for (const events of [[], [OPEN], [OPEN, START, TENANT], [OPEN, START, MINIMIZE]]) {
      const widget = after(...events, { type: 'talk' });
      expect([widget.state, widgetReducer(widget, BACK).state]).toEqual(['chat', 'initial']);
    }
    const talking = after(OPEN, START, TENANT, RENT, ASK);
    expect(widgetReducer(talking, { type: 'talk' })).toBe(talking);
  });

  it('an event that means nothing in a state changes nothing', () => {
    for (const event of [START, TENANT, RENT, ASK, BACK, RESTORE, { type: 'continue' } as const])
      expect(after(event)).toBe(CLOSED);
    for (const event of [OPEN, START, ASK, RESTORE])
      expect(widgetReducer(after(OPEN, START), event).state).toBe('welcome');
  });
});
