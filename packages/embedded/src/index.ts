export { freePort } from './free-port.js';
export { leash } from './leash.js';
export { startNats, type NatsOptions } from './nats.js';
export { findNatsServer } from './nats-program.js';
export { startPostgres, type PostgresOptions } from './postgres.js';
export { ServerProcess, type EmbeddedServer, type Exit } from './server-process.js';
