/** What every page of the room says. */
export const en = {
  loading: 'Loading...',
};
