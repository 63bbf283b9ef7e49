import { daysUntil } from './days.js';

it('names the last days in UTC, the oldest first, over the end of a month and a leap day', () => {
  expect(daysUntil(new Date('2028-03-02T00:00:00.000Z'), 4)).toEqual(['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02']);
  expect(daysUntil(new Date('2028-01-01T23:59:59.999Z'), 2)).toEqual(['2027-12-31', '2028-01-01']);
});
