export * from './base.js';
export { Checkbox, type CheckboxProps } from './parts/checkbox.js';
export { ConfirmDialog, type ConfirmDialogProps } from './parts/confirm-dialog.js';
export { Modal, type ModalProps } from './parts/modal.js';
export { Select, type SelectProps } from './parts/select.js';
export { Tabs, type TabsProps } from './parts/tabs.js';
export { Textarea, type TextareaProps } from './parts/textarea.js';
export { TextInput, type TextInputProps } from './parts/text-input.js';
export { UiProvider, type UiProviderProps } from './parts/ui-provider.js';
