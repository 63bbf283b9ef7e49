import { Tabs as MantineTabs } from '@mantine/core';
import type { ReactNode } from 'react';

export interface TabsProps {
  /** The name of the whole strip, for screen readers. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  tabs: readonly { value: string; label: ReactNode }[];
  /** What the chosen tab shows. */
  children?: ReactNode;
}

/** A strip of tabs above what the chosen one shows; arrow keys move in it. */
export function Tabs({ label, value, onChange, tabs, children }: TabsProps) {
  return (
    <MantineTabs value={value} onChange={(next) => next !== null && onChange(next)} keepMounted={false}>
      <MantineTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <MantineTabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      <MantineTabs.Panel value={value} pt="md">
        {children}
      </MantineTabs.Panel>
    </MantineTabs>
  );
}
