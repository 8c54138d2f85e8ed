import type { Language } from '@contract/languages';
import { Component, Suspense, type ComponentType, type ReactNode } from 'react';
import { useLanguage } from './language-context';
import { loadMessages } from './load-messages';
import { MessagesProvider } from './messages';
import { rememberBy, useRemembered } from './remember';

interface QuietlyProps {
  instead: ReactNode;
  attempt: unknown;
  children: ReactNode;
}

/** A part that can't be loaded is left out until the next attempt. The page around it stays. */
class Quietly extends Component<QuietlyProps, { failed: boolean; attempt: unknown }> {
  override state = { failed: false, attempt: this.props.attempt };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  static getDerivedStateFromProps({ attempt }: QuietlyProps, state: { attempt: unknown }) {
    return attempt === state.attempt ? null : { failed: false, attempt };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

export interface LazyPartProps {
  /** The language of its texts; by default that of the page. */
  inLanguage?: Language;
  /** Shown until the part is loaded. */
  fallback?: ReactNode;
  /** A new value tries again to load a part that failed, such as a count of clicks on a button that stays on screen. */
  attempt?: number;
}

/** A part of a page that is loaded later, with the texts of its own group: `lazyPart('chat', () => import('./ChatPanel'))`. */
export function lazyPart<Props extends object>(group: string, load: () => Promise<{ default: ComponentType<Props> }>) {
  const by = rememberBy(async (language) => {
    const [module, messages] = await Promise.all([load(), loadMessages([group], language as Language)]);
    return { Loaded: module.default, messages };
  });

  function Part({ language, props }: { language: Language; props: Props }) {
    const { Loaded, messages } = useRemembered(by(language));
    return (
      <MessagesProvider language={language} messages={messages}>
        <Loaded {...props} />
      </MessagesProvider>
    );
  }

  return function LazyPart({ inLanguage, fallback = null, attempt, ...props }: Props & LazyPartProps) {
    const { language } = useLanguage();
    return (
      <Quietly instead={fallback} attempt={attempt}>
        <Suspense fallback={fallback}>
          <Part language={inLanguage ?? language} props={props as unknown as Props} />
        </Suspense>
      </Quietly>
    );
  };
}
