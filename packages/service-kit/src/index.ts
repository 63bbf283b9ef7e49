import 'reflect-metadata';

export { Bus } from './bus.js';
export { Database } from './database.js';
export { Failure, failure } from './failure.js';
export { Handle } from './handle.js';
export { problemsOf } from './input.js';
export { Log, nestLogger, withRequestId } from './log.js';
export { Metrics } from './metrics.js';
export { connectNats } from './nats.js';
export { once, refuseUsedKey } from './once.js';
export { runProcess, runService, startService, type RunningService, type ServiceDefinition } from './service.js';
export { Settings } from './settings.js';
