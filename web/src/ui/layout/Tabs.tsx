import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { cx } from '../cx';
import { useLinkComponent } from '../link/LinkProvider';
import styles from './Tabs.module.css';

export interface Tab<Id extends string = string> {
  id: Id;
  label: ReactNode;
  count?: number;
  /** With it the tab is a link to a page of its own. */
  href?: string;
}

export interface TabsProps<Id extends string> {
  tabs: readonly Tab<Id>[];
  value: Id;
  onChange?: (id: Id) => void;
  /** What the tabs are for, for screen readers. */
  label: string;
  /** The panel of the selected tab. Leave it out for tabs that are links. */
  children?: ReactNode;
  className?: string;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

/** The index that a key moves to in a row of `count` items, or undefined for other keys. */
export function rowStep(key: string, at: number, count: number): number | undefined {
  return STEPS[key]?.(at, count - 1);
}

function words(tab: Tab): ReactNode {
  return (
    <>
      {tab.label}
      {tab.count !== undefined && <span className={styles.count}> {tab.count}</span>}
    </>
  );
}

/** If the row is wider than the screen, it scrolls to the open tab, also once counts make it wider. The page itself doesn't scroll. */
function useOpenTabInView(
  ref: RefObject<HTMLElement | null>,
  { value, tabs }: Pick<TabsProps<string>, 'value' | 'tabs'>,
) {
  const counts = tabs.map(({ count }) => count).join();
  useEffect(() => {
    const row = ref.current;
    const open = row?.querySelector<HTMLElement>('[aria-current], [aria-selected=true]');
    if (row && open) row.scrollLeft = open.offsetLeft - row.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [ref, value, counts]);
}

/** Views of one thing: a tab list with its panel, or links when the tabs carry addresses. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  if (!props.tabs.every((tab) => tab.href)) return <TabPanels {...props} />;
  return <TabLinks {...props} />;
}

function TabLinks<Id extends string>(props: TabsProps<Id>) {
  const LinkComponent = useLinkComponent();
  const nav = useRef<HTMLElement>(null);
  useOpenTabInView(nav, props);
  return (
    <nav ref={nav} data-tabs="" className={cx(styles.tabs, props.className)} aria-label={props.label}>
      {props.tabs.map((tab) => (
        <LinkComponent
          key={tab.id}
          href={tab.href ?? ''}
          className={styles.tab}
          aria-current={tab.id === props.value ? 'page' : undefined}
        >
          {words(tab)}
        </LinkComponent>
      ))}
    </nav>
  );
}

function TabPanels<Id extends string>({ tabs, value, onChange, label, children, className }: TabsProps<Id>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useOpenTabInView(list, { value, tabs });
  const keyDown = (event: KeyboardEvent): void => {
    const next = rowStep(
      event.key,
      tabs.findIndex((tab) => tab.id === value),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    onChange?.(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        data-tabs=""
        tabIndex={-1}
        aria-label={label}
        className={cx(styles.tabs, className)}
        onKeyDown={keyDown}
      >
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            className={styles.tab}
            aria-selected={tab.id === value}
            aria-controls={tab.id === value ? `${id}-panel` : undefined}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onChange?.(tab.id)}
          >
            {words(tab)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
