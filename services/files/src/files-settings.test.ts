import { Settings } from '@transcreate/service-kit';
import { FilesSettings } from './files-settings.js';

const quotaOf = (text: string) => new FilesSettings(new Settings({ FILES_QUOTA: text })).quota;

test.each([
  ['', 5_000_000_000],
  ['0', 0],
  ['123456', 123_456],
  ['500MB', 500_000_000],
  ['1.5 gb', 1_500_000_000],
  ['2 TB', 2_000_000_000_000],
])('a quota of "%s" is %d bytes', (text, bytes) => {
  expect(quotaOf(text)).toBe(bytes);
});

test.each(['much', '-1', '5 PB', '1e9', '5 GB!'])('a quota of "%s" is refused by the name of the variable', (text) => {
  expect(() => quotaOf(text)).toThrow(`FILES_QUOTA must be a size such as '5 GB' or '500 MB', and is '${text}'.`);
});
