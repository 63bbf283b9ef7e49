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

  loginRequired: 'Login Required',
  goToLogin: 'Go to Login',

  notes: 'Cultural notes',
  references_one: 'Reference example',
  references_other: 'Reference examples ({{count}})',

  approved: 'Approved',
  pending: 'Pending',
  statusSubmitted: 'Submitted',
  rejected: 'Rejected',
  statusReason: 'Comment from your lecturer:',

  logout: 'Logout',
  logoutTitle: 'Keep your drafts on this device?',
  logoutText:
    'You have texts that are not sent yet. Kept drafts are offered to you alone when you log in here again. On a shared computer you may want to delete them.',
  logoutKeep: 'Keep drafts and log out',
  logoutRemove: 'Delete drafts and log out',
} as const;
