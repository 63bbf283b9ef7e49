/** The texts of web-kit's own parts, and of failures by their code. */
export const en = {
  brand: 'Transcreate',
  dismiss: 'Dismiss',
  tryAgain: 'Try again',
  reload: 'Reload',
  notices: 'Notices',

  draftRestored: 'Your draft from {{when}} is back.',
  draftSaved: 'Draft saved on this device.',
  draftNotKept: 'This browser keeps no drafts. Send your text before you close the page.',

  roomLoading: 'Loading…',
  roomFailed: 'This part of the site could not be loaded.',
  roomFailedText: 'The rest of the site goes on. Check your connection and try again.',
  roomTooNew: 'This part of the site needs a newer page.',
  roomTooNewText: 'The site has been updated since you opened it. Reload the page to go on.',

  fieldMissing: 'Please fill in this field.',
  fieldNoEmail: 'Please enter a whole e-mail address, such as name@example.edu.',
  fieldWrong: 'Please check what you have entered here.',

  network: 'The server could not be reached. Check your connection and try again.',
  timeout: 'The server took too long to answer. Please try again.',
} as const;
