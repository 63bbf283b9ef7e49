import { setTimeout as sleep } from 'node:timers/promises';
import { Module, type DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Bus, connectNats, Log, logLevel, Metrics, nestLogger, Settings, versionOf, watchNats, type RunningService } from '@transcreate/service-kit';
import type { NatsConnection } from '@nats-io/transport-node';
import { Config, VARIABLES } from './config.js';
import { registerDevProxies } from './dev-proxy.js';
import { Door } from './door.js';
import { Downloads } from './downloads.js';
import { ErrorFilter } from './error-filter.js';
import { Health } from './health.js';
import { Images } from './images.js';
import { Limits } from './limits.js';
import { Reference } from './reference.js';
import { Revocations } from './revocations.js';
import { Routes } from './routes.js';
import { LONGEST_PATH, refuseConnection, requestIdOf, setUpServer, urlOf } from './server.js';
import { Site } from './site.js';
import { Tokens } from './tokens.js';
import { Uploads } from './uploads.js';

export { VARIABLES };

export interface RunningGateway extends RunningService {
  port: number;
}

const VERSION = versionOf(import.meta.url);

/** How long a stopping gateway waits for requests that have begun, in ms; a sender who stands still would hold it for ever. */
const PATIENCE_MS = 8_000;

@Module({})
class GatewayModule {}

/** Starts the gateway in this process: the only door from outside. */
export async function startGateway(env: Readonly<Record<string, string | undefined>>): Promise<RunningGateway> {
  const settings = new Settings(env, VARIABLES);
  const config = new Config(settings);
  const log = new Log('gateway', logLevel(settings));
  const metrics = new Metrics('gateway', VERSION);
  const nats = await connectNats('gateway', settings, log);
  watchNats(nats, metrics);
  try {
    return await start(config, log, metrics, nats);
  } catch (error) {
    await nats.close();
    throw error;
  }
}

async function start(config: Config, log: Log, metrics: Metrics, nats: NatsConnection): Promise<RunningGateway> {
  const bus = new Bus(nats, metrics);
  const revocations = new Revocations(bus, nats, log);
  const adapter = new FastifyAdapter({
    trustProxy: config.trustedProxies,
    genReqId: requestIdOf,
    rewriteUrl: urlOf,
    clientErrorHandler: refuseConnection,
    // A request that arrives on an open connection while the gateway stops is still served.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: LONGEST_PATH },
  });
  const module: DynamicModule = {
    module: GatewayModule,
    providers: [
      { provide: Config, useValue: config },
      { provide: Log, useValue: log },
      { provide: Metrics, useValue: metrics },
      { provide: Bus, useValue: bus },
      { provide: Revocations, useValue: revocations },
      Tokens,
      Limits,
      Door,
      Uploads,
      Downloads,
      Images,
      Routes,
      Health,
      Reference,
      Site,
    ],
  };
  const app = await NestFactory.create<NestFastifyApplication>(module, adapter, { logger: nestLogger(log), bodyParser: false, abortOnError: false });
  app.useGlobalFilters(new ErrorFilter(log));
  await setUpServer(adapter.getInstance());
  await registerDevProxies(adapter.getInstance(), config.devProxies);
  revocations.start();
  await app.listen(config.port, config.host);
  const { port } = adapter.getInstance().server.address() as { port: number };
  log.info({ port, version: VERSION }, 'ready');
  return {
    port,
    metrics,
    ready: async () => !nats.isClosed() && revocations.areKnown,
    close: async () => {
      app.get(Health).leave();
      await sleep(config.drainMs);
      revocations.stop();
      const { server } = adapter.getInstance();
      const impatience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
      await app.close();
      clearTimeout(impatience);
      await nats.drain();
    },
  };
}
