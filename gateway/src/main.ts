import { runProcess } from '@transcreate/service-kit';
import { startGateway } from './gateway.js';

await runProcess('gateway', async () => [await startGateway(process.env)]);
