import { runService } from '@transcreate/service-kit';
import { service } from './service.js';

await runService(service);
