import { sizeText, uploadProblem } from './file-size.js';

describe('a file', () => {
  it('is sent if it holds something and is no larger than 25 MiB', () => {
    expect(uploadProblem({ size: 0 })).toBe('uploadEmpty');
    expect(uploadProblem({ size: 25 * 1024 * 1024 })).toBeNull();
    expect(uploadProblem({ size: 25 * 1024 * 1024 + 1 })).toBe('uploadTooLarge');
  });

  it.each([
    [0, '0 KB'],
    [10, '1 KB'],
    [12_345, '12 KB'],
    [3_565_158, '3.4 MB'],
    [25 * 1024 * 1024, '25 MB'],
  ])('of %d bytes has %s', (bytes, said) => {
    expect(sizeText(bytes, 'en')).toBe(said);
  });
});
