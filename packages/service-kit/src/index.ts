import 'reflect-metadata';

export { Bus, type Reply } from './bus.js';
export { Database, type RawSql } from './database.js';
export { Failure, failure } from './failure.js';
export { Gather } from './gather.js';
export { Handle } from './handle.js';
export { problemsOf } from './input.js';
export { Kept } from './kept.js';
export { Log, nestLogger, withRequestId } from './log.js';
export { Metrics } from './metrics.js';
export { migrate } from './migrate.js';
export { connectNats, watchNats } from './nats.js';
export { once, refuseUsedKey } from './once.js';
export { KeptList, Piece, type Pieces } from './piece.js';
export { Recent } from './recent.js';
export { runProcess, runService, startService, type RunningService, type ServiceDefinition } from './service.js';
export { Settings } from './settings.js';
export { inSpan } from './tracing.js';
