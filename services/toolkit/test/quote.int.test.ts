import { toolkit } from '@transcreate/contracts';
import { startTestBed, type TestBed } from '@transcreate/service-kit/testing';
import { service } from '../src/service.js';

let bed: TestBed;
beforeAll(async () => {
  bed = await startTestBed({ services: [service] });
});
afterAll(() => bed.stop());

it('gives everybody a quotation, and each time another one', async () => {
  let previous = '';
  for (let step = 0; step < 50; step += 1) {
    const { quote, author, source } = await bed.call(toolkit.getQuote, {}, { as: null });
    expect([quote, author, source]).not.toContain('');
    expect(quote).not.toBe(previous);
    previous = quote;
  }
});
