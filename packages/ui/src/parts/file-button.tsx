import { useRef } from 'react';
import { Button, type ButtonProps } from '../base/button.js';
import { UploadIcon } from '../base/icons.js';

export interface FileButtonProps extends Omit<ButtonProps, 'onClick' | 'type' | 'ref'> {
  /** What the file is for. */
  label: string;
  /** The kinds of files that are offered, as an `<input>` has them; the server looks into the file all the same. */
  accept: string;
  onFile(file: File): void;
}

/** Asks for a file of the device. The same file again is a choice, too: it may have been mended meanwhile. */
export function FileButton({ label, accept, onFile, ...props }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) onFile(file);
          event.currentTarget.value = '';
        }}
      />
      <Button icon={<UploadIcon size={16} aria-hidden />} {...props} onClick={() => input.current?.click()} />
    </>
  );
}
