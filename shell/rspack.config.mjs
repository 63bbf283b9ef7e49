import { shell } from '@transcreate/build-kit/rspack';

export default shell(import.meta.dirname);
