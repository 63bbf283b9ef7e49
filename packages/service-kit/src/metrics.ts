import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What one service or the gateway counts; each has a registry of its own, so that several can live in one process. */
export class Metrics {
  readonly registry = new Registry();
  readonly #served = this.#histogram('transcreate_call_seconds', 'Time to serve a call, by outcome');
  readonly #asked = this.#histogram('transcreate_ask_seconds', 'Time until another service answered a call, by outcome');

  constructor(service: string, version?: string) {
    this.registry.setDefaultLabels({ service });
    if (version === undefined) return;
    const release = new Gauge({ name: 'transcreate_build_info', help: 'Which release runs', labelNames: ['version'] as const, registers: [this.registry] });
    release.set({ version }, 1);
  }

  #histogram(name: string, help: string) {
    return new Histogram({ name, help, labelNames: ['call', 'outcome'] as const, buckets: SECONDS, registers: [this.registry] });
  }

  /** `outcome` is `ok` or the failure's code. */
  served(call: string, outcome: string, seconds: number): void {
    this.#served.observe({ call, outcome }, seconds);
  }

  asked(call: string, outcome: string, seconds: number): void {
    this.#asked.observe({ call, outcome }, seconds);
  }

  /** A figure that is read when somebody looks. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({ name, help, registers: [this.registry], collect: async () => gauge.set(await read()) });
  }
}

/** What a process shows on its private port. */
export interface Observed {
  metrics: Metrics;
  /** True while it can do its work. */
  ready(): Promise<boolean>;
}

/**
 * Serves `/metrics` (Prometheus) and `/ready` (200 or 503) of one process on a port of its own, which must not be reachable from outside.
 * Port 0 takes a free one. Answers the port and how to stop.
 */
export async function serveMetrics(port: number, host: string, observed: readonly Observed[]): Promise<{ port: number; close(): Promise<void> }> {
  const processRegistry = new Registry();
  collectDefaultMetrics({ register: processRegistry });
  const registries = [processRegistry, ...observed.map((one) => one.metrics.registry)];
  const server = createServer(async (request, response) => {
    if (request.url === '/metrics') {
      response.setHeader('content-type', processRegistry.contentType);
      response.end((await Promise.all(registries.map((registry) => registry.metrics()))).join('\n'));
    } else if (request.url === '/ready') {
      const ready = (await Promise.all(observed.map((one) => one.ready()))).every(Boolean);
      response.writeHead(ready ? 200 : 503).end(ready ? 'ready\n' : 'not ready\n');
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  };
}
