import type { Language } from '@contract/languages';
import { useT } from '@i18n/messages';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { WidgetState } from '../machine';
import { ChatView } from './ChatView';
import { Initial, ServiceContent, ServiceSelection, Welcome } from './Guide';
import { Launcher } from './Launcher';
import { PanelHead } from './PanelHead';
import { useWidget } from './use-widget';
import styles from './ChatWidget.module.css';

export interface ChatWidgetProps {
  /** How often the chat was opened from elsewhere on the page. The widget opens each time this changes. */
  asked: number;
  language: Language;
  /** Called when the widget is on screen and has replaced the button that waited for it. */
  onThere: () => void;
}

/** Moves the focus into the panel when it opens or shows its next step, and back to the button when it closes. */
function useFocus(state: WidgetState) {
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    const target =
      state === 'closed' || state === 'minimized'
        ? button.current
        : panel.current?.querySelector<HTMLElement>('[data-focus]');
    target?.focus({ preventScroll: true });
  }, [state]);
  return { panel, button };
}

function Content({ parts, language }: { parts: ReturnType<typeof useWidget>; language: Language }) {
  const { widget, dispatch, talk, say, sayAgain, type } = parts;
  switch (widget.state) {
    case 'initial':
      return <Initial dispatch={dispatch} mayContinue={talk.open} />;
    case 'welcome':
      return <Welcome dispatch={dispatch} />;
    case 'serviceSelection':
      return <ServiceSelection role={widget.role ?? 'general'} dispatch={dispatch} />;
    case 'serviceContent':
      return <ServiceContent service={widget.service} dispatch={dispatch} />;
    default:
      return <ChatView talk={talk} language={language} onSay={say} onType={type} onSayAgain={sayAgain} />;
  }
}

/** The chat of the site (docs/specification/chat.md), in the visitor's language. */
export default function ChatWidget({ asked, language, onThere }: ChatWidgetProps) {
  const t = useT();
  const parts = useWidget(asked, language);
  const { widget, dispatch, unread, talk } = parts;
  const { panel, button } = useFocus(widget.state);
  const arrived = useEffectEvent(onThere);
  useLayoutEffect(() => arrived(), []);
  if (widget.state === 'closed' || widget.state === 'minimized') {
    const minimized = widget.state === 'minimized';
    const label = t(minimized ? 'chat.restore' : 'chat.open');
    return (
      <div lang={language}>
        <Launcher
          ref={button}
          label={unread > 0 ? `${label} (${t('chat.unread', { count: unread })})` : label}
          text={minimized ? t('chat.title') : undefined}
          unread={unread}
          onClick={() => dispatch({ type: minimized ? 'restore' : 'open' })}
        />
      </div>
    );
  }
  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-modal="false"
      aria-label={t('chat.title')}
      lang={language}
      data-state={widget.state}
      onKeyDown={({ key }) => key === 'Escape' && dispatch({ type: 'minimize' })}
    >
      <PanelHead state={widget.state} lines={talk.lines} language={language} dispatch={dispatch} />
      <Content parts={parts} language={language} />
    </div>
  );
}
