import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { Controller } from '@nestjs/common';
import { submissions, toolkit, type Handlers, type Input } from '@transcreate/contracts';
import { Failure, Handle, type ServiceDefinition } from '../src/index.js';
import { startTestBed, type TestBed } from '../src/testing/index.js';
import { Settings } from '../src/settings.js';
import { startTracing } from '../src/tracing.js';

interface Span {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string } }[];
  status: { code?: number };
}

/** As OpenTelemetry's protocol numbers them. */
const SERVER = 2;
const CLIENT = 3;
const ERROR = 2;

/** A collector that keeps what it gets. */
class Collector {
  readonly received: { path: string; text: string; spans: Span[]; from: string }[] = [];
  readonly #server: Server = createServer(async (request, response) => {
    const body = (await json(request)) as { resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[] };
    for (const { resource, scopeSpans } of body.resourceSpans) {
      const from = resource.attributes.find(({ key }) => key === 'service.name')!.value.stringValue!;
      this.received.push({ path: request.url!, text: JSON.stringify(body), spans: scopeSpans.flatMap(({ spans }) => spans), from });
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}

@Controller()
class Works implements Pick<Handlers<typeof submissions>, 'updateSubmission'> {
  @Handle(submissions.updateSubmission)
  async updateSubmission(_input: Input<typeof submissions.updateSubmission>): Promise<never> {
    throw new Failure({ code: 'not_found' });
  }
}

@Controller()
class Quotes implements Pick<Handlers<typeof toolkit>, 'getQuote'> {
  @Handle(toolkit.getQuote)
  async getQuote(): Promise<never> {
    throw new Error('broken');
  }
}

const services: ServiceDefinition[] = [
  { name: 'submissions', contract: submissions, controllers: [Works], providers: [] },
  { name: 'toolkit', contract: toolkit, controllers: [Quotes], providers: [] },
];

let bed: TestBed;
let collector: Collector;
beforeAll(async () => {
  collector = new Collector();
  const endpoint = await collector.start();
  const stopTracing = await startTracing('gateway', new Settings({ OTEL_EXPORTER_OTLP_ENDPOINT: `${endpoint}/` }));
  bed = await startTestBed({ services });
  const update = { id: crypto.randomUUID(), transcreation: '光阴似箭' };
  await expect(bed.call(submissions.updateSubmission, update, { as: { username: '李雷', email: 'lei@example.edu' } })).rejects.toMatchObject({ code: 'not_found' });
  await expect(bed.call(toolkit.getQuote, {})).rejects.toMatchObject({ code: 'internal' });
  await stopTracing();
}, 30_000);
afterAll(async () => {
  collector?.stop();
  await bed?.stop();
});

const spansOf = (call: string) => collector.received.flatMap(({ spans }) => spans).filter(({ name }) => name === call);
const valueOf = (span: Span, key: string) => span.attributes.find((attribute) => attribute.key === key)?.value.stringValue;

test('a call is one trace: who asked, and below it who answered', () => {
  expect(collector.received.map(({ path, from }) => `${from} ${path}`)).toContain('transcreate-gateway /v1/traces');
  const [asked, received] = spansOf('submissions.updateSubmission').toSorted((one, other) => other.kind - one.kind);
  expect([asked?.kind, received?.kind]).toEqual([CLIENT, SERVER]);
  expect([received!.traceId, received!.parentSpanId]).toEqual([asked!.traceId, asked!.spanId]);
  expect(valueOf(received!, 'transcreate.request_id')).toBe(valueOf(asked!, 'transcreate.request_id'));
});

test('a refusal is no error, and a fault is one', () => {
  const [refused] = spansOf('submissions.updateSubmission');
  expect([valueOf(refused!, 'transcreate.outcome'), refused!.status.code ?? 0]).toEqual(['not_found', 0]);
  for (const failed of spansOf('toolkit.getQuote')) expect([valueOf(failed, 'transcreate.outcome'), failed.status.code]).toEqual(['internal', ERROR]);
  expect(spansOf('toolkit.getQuote')).toHaveLength(2);
});

test('a trace holds nothing of what people wrote or who they are', () => {
  for (const { text } of collector.received) expect(text).not.toMatch(/光阴似箭|李雷|lei@example/);
});
