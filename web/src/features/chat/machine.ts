import { CHAT_SERVICES, type ChatRole, type ChatServiceId } from '@contract/chat';

/** The states of the widget (docs/specification/chat.md). */
export type WidgetState =
  | 'closed'
  | 'minimized'
  | 'initial'
  | 'welcome'
  | 'serviceSelection'
  | 'serviceContent'
  | 'chat';

export interface Widget {
  state: WidgetState;
  /** The previous states, the latest last. Back returns to it. */
  history: readonly WidgetState[];
  role: ChatRole | null;
  service: ChatServiceId | null;
}

export type WidgetEvent =
  /** The floating button. */
  | { type: 'open' }
  /** 'Start Conversation'. */
  | { type: 'start' }
  /** 'Continue conversation', while a session is open. */
  | { type: 'continue' }
  | { type: 'chooseRole'; role: ChatRole }
  | { type: 'chooseService'; service: ChatServiceId }
  /** Someone wrote from a page of the site and wants to see the conversation. */
  | { type: 'talk' }
  /** 'Ask Questions'. */
  | { type: 'ask' }
  | { type: 'back' }
  | { type: 'minimize' }
  /** The button of the minimized widget. */
  | { type: 'restore' }
  | { type: 'close' };

export const CLOSED: Widget = { state: 'closed', history: [], role: null, service: null };

/** What choosing a service does in a role: shows its content first, or goes straight to the chat. */
export function actionOf(
  role: ChatRole | null,
  service: ChatServiceId,
): 'content' | 'startChat' | 'getSupport' | undefined {
  return role ? CHAT_SERVICES[role].find(({ id }) => id === service)?.action : undefined;
}

const goTo = (widget: Widget, state: WidgetState, change: Partial<Widget> = {}): Widget => ({
  ...widget,
  ...change,
  state,
  history: [...widget.history, widget.state],
});

function chooseService(widget: Widget, service: ChatServiceId): Widget {
  const action = actionOf(widget.role, service);
  if (!action) return widget;
  return goTo(widget, action === 'content' ? 'serviceContent' : 'chat', { service });
}

function back(widget: Widget): Widget {
  const previous = widget.history.at(-1);
  return previous ? { ...widget, state: previous, history: widget.history.slice(0, -1) } : widget;
}

function talk(widget: Widget): Widget {
  return widget.state === 'chat' ? widget : { ...widget, state: 'chat', history: ['initial'] };
}

function minimize(widget: Widget): Widget {
  return widget.state === 'closed' ? widget : { ...widget, state: 'minimized' };
}

/** The next state after an event. Null if the event has no effect in this state. */
function step(widget: Widget, event: WidgetEvent): Widget | null {
  const { state } = widget;
  switch (event.type) {
    case 'open':
      return state === 'closed' || state === 'minimized' ? { ...widget, state: 'initial', history: [] } : null;
    case 'start':
      return state === 'initial' ? goTo(widget, 'welcome') : null;
    case 'continue':
      return state === 'initial' ? goTo(widget, 'chat') : null;
    case 'talk':
      return talk(widget);
    case 'chooseRole':
      return state === 'welcome' ? goTo(widget, 'serviceSelection', { role: event.role, service: null }) : null;
    case 'chooseService':
      return state === 'serviceSelection' ? chooseService(widget, event.service) : null;
    case 'ask':
      return state === 'serviceContent' ? goTo(widget, 'chat') : null;
    case 'back':
      return back(widget);
    case 'minimize':
      return minimize(widget);
    case 'restore':
      return state === 'minimized' ? { ...widget, state: 'initial', history: [] } : null;
    case 'close':
      return CLOSED;
  }
}

/** The widget after an event. Events without an effect in the current state change nothing. */
export function widgetReducer(widget: Widget, event: WidgetEvent): Widget {
  return step(widget, event) ?? widget;
}
