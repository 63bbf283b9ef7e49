import { TextInput as MantineTextInput, type TextInputProps as MantineProps } from '@mantine/core';

export type TextInputProps = MantineProps;

/** A line of text with its label, hint and error. */
export function TextInput(props: TextInputProps) {
  return <MantineTextInput size="md" {...props} />;
}
