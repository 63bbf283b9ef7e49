import { Checkbox as MantineCheckbox, type CheckboxProps as MantineProps } from '@mantine/core';

export type CheckboxProps = MantineProps;

/** A yes or no with its label. */
export function Checkbox(props: CheckboxProps) {
  return <MantineCheckbox {...props} />;
}
