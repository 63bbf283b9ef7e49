/** The texts of the parts that pages share. */
export const en = {
  loading: 'Loading…',
  tryAgain: 'Try again',
  failedText: 'Something went wrong. Please try again.',
  cancel: 'Cancel',
  close: 'Close',
  delete: 'Delete',
  deleted: 'Deleted.',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  formatting: 'Formatting',
  linkTitle: 'Insert link',
  linkText: 'Text',
  linkAddress: 'Address',
  linkInsert: 'Insert Link',
  linkInvalid: 'Enter a web address, such as example.org.',
} as const;
