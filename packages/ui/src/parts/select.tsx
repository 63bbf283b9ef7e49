import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { ChevronsIcon } from '../base/icons.js';

export type SelectProps = NativeSelectProps;

/** A choice of one, as the device's own list: fast, and known to every screen reader and phone. `data` is [{value, label}]. */
export function Select(props: SelectProps) {
  return <NativeSelect size="md" rightSection={<ChevronsIcon size={16} aria-hidden />} {...props} />;
}
