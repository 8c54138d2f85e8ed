import '@mantine/core/styles.layer.css';
import './mantine.css';
import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTheme } from '../theme/theme';
import { resolveVariables, workspaceTheme } from './theme';

export interface WorkspaceProviderProps {
  children: ReactNode;
  /** `test` turns transitions and portals' animations off. */
  env?: 'default' | 'test';
}

/** Mantine with the kit's theme. The shells bring it along; lazy dialogs and forms on public pages wrap themselves in it. */
export function WorkspaceProvider({ children, env = 'default' }: WorkspaceProviderProps) {
  const { theme } = useTheme();
  return (
    <MantineProvider theme={workspaceTheme} cssVariablesResolver={resolveVariables} forceColorScheme={theme} env={env}>
      {children}
    </MantineProvider>
  );
}
