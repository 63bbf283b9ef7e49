/** What an admin hears whose edit was made from a version that is no longer there. */
export const CHANGED_SINCE = 'Somebody else has changed this since you opened it. Please look at the newest version before you save yours.';
