import { createContext, useContext, type ComponentType, type ReactNode } from 'react';
import type { AnchorProps } from './anchor';
import { RouterLink } from './RouterLink';

const LinkContext = createContext<ComponentType<AnchorProps>>(RouterLink);

export interface LinkProviderProps {
  /** Renders every link of the kit, for example to keep `?lang=` in addresses. */
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}

/** Chooses what the kit's links are made of. Without it they are router links. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** The link component in use here. */
export function useLinkComponent(): ComponentType<AnchorProps> {
  return useContext(LinkContext);
}
