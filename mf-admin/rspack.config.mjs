import { room } from '@transcreate/build-kit/rspack';

export default room(import.meta.dirname);
