import { useLanguage } from '@i18n/language-context';
import { lazyPart } from '@i18n/lazy-part';
import { useEffect, useState } from 'react';
import { chatLanguage } from '../chat-language';
import { keepsSession, wasMinimized } from '../kept';
import { onOpenChat } from '../open-chat';
import { Launcher } from './Launcher';

const Widget = lazyPart('chat', () => import('./ChatWidget'));

/**
 * The chat button on the pages of the site. The widget itself loads when someone opens it, or if a conversation is in progress.
 */
export function ChatDock({ label }: { label: string }) {
  const [live, setLive] = useState(false);
  const [asked, setAsked] = useState(0);
  const [there, setThere] = useState(false);
  // The chat follows the page's language if one was chosen.
  useLanguage();
  useEffect(() => {
    if (keepsSession() || wasMinimized()) setLive(true);
    return onOpenChat(() => {
      setLive(true);
      setAsked((times) => times + 1);
    });
  }, []);
  const ask = () => {
    setLive(true);
    setAsked((times) => times + 1);
  };
  // The button stays the same element until the widget renders its own, because the click that wakes the page may still be
  // under way on the button (ui/later/asleep).
  return (
    <>
      {!there && <Launcher label={label} onClick={ask} />}
      {live && (
        <Widget
          asked={asked}
          attempt={asked}
          inLanguage={chatLanguage()}
          language={chatLanguage()}
          onThere={() => setThere(true)}
        />
      )}
    </>
  );
}
