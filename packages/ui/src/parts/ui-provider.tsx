import { createTheme, MantineProvider } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import '../styles/mantine.css';
import { useKeptFocus } from './use-kept-focus.js';

export interface UiProviderProps {
  /** The page's CSP nonce, for the few style tags that components write while they are open. */
  nonce?: string;
  /** What the reader chose; `system` follows the device. */
  colorScheme?: 'system' | 'light' | 'dark';
  /** Dialogs and lists are there and gone at once, for tests. */
  still?: boolean;
  children: ReactNode;
}

const theme = createTheme({
  fontFamily: 'var(--tc-sans)',
  cursorType: 'pointer',
  respectReducedMotion: true,
  // Its asterisk would be a part of the label's text. mantine.css draws a star beside what is required.
  components: { InputWrapper: { defaultProps: { withAsterisk: false } } },
});

/** Stands around everything that uses fields, dialogs or tabs, and keeps the focus among them. Colours come from tokens.css; Mantine only learns which scheme is on. */
export function UiProvider({ nonce, colorScheme = 'system', still = false, children }: UiProviderProps) {
  useKeptFocus();
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', false, { getInitialValueInEffect: false });
  const system = systemIsDark ? 'dark' : 'light';
  return (
    <MantineProvider
      theme={theme}
      env={still ? 'test' : 'default'}
      forceColorScheme={colorScheme === 'system' ? system : colorScheme}
      withCssVariables={false}
      withGlobalClasses={false}
      getStyleNonce={nonce === undefined ? undefined : () => nonce}
    >
      {children}
    </MantineProvider>
  );
}
