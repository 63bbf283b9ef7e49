/** One process that hosts all services, as `npm start` does on one machine; in production each runs its own `main.js`. */
import { runProcess, startService } from '@transcreate/service-kit';
import { serviceNames } from './lib/workspaces.mjs';

const definitions = await Promise.all(serviceNames().map(async (name) => (await import(`@transcreate/${name}`)).service));

await runProcess('services', () => Promise.all(definitions.map((definition) => startService(definition, process.env))));
