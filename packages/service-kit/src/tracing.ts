import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import type { Settings } from './settings.js';

/** A span as it is named to another process (W3C Trace Context). */
export type TraceHeaders = Record<string, string>;

/** Failures that are ours; a refusal is a good answer. */
const FAULTS = new Set(['internal', 'unavailable', 'too_large', '500', '503']);

let isOn = false;

/**
 * Sends the traces of this process to the collector that `OTEL_EXPORTER_OTLP_ENDPOINT` names (OpenTelemetry over HTTP, such as
 * `http://collector:4318`); the other variables of the OpenTelemetry SDK hold, too. Unset, nothing of the SDK is even loaded. Answers how to
 * send what is left, and stop.
 */
export async function startTracing(process: string, settings: Settings): Promise<() => Promise<void>> {
  const collector = settings.get('OTEL_EXPORTER_OTLP_ENDPOINT');
  if (collector === undefined) return async () => undefined;
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${collector.replace(/\/$/, '')}/v1/traces` });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `transcreate-${process}` }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  isOn = true;
  return async () => {
    isOn = false;
    await provider.shutdown();
  };
}

/**
 * Runs `work` as a span of a trace: a call as it came from outside or from another process (`received`, with the headers that came with it),
 * or as it is made (`asked`). `outcomeOf` reads how it went from what it answered. A span holds the call's name, its outcome and the request's
 * id, and nothing of what people wrote or who they are.
 */
export async function inSpan<T>(
  call: string,
  { requestId, ...side }: { requestId: string } & ({ received: TraceHeaders | undefined } | { asked: true }),
  work: () => Promise<T>,
  outcomeOf: (answer: T) => string = () => 'ok',
): Promise<T> {
  if (!isOn) return work();
  const isAsked = 'asked' in side;
  const parent = isAsked ? context.active() : propagation.extract(ROOT_CONTEXT, side.received ?? {});
  const options = { kind: isAsked ? SpanKind.CLIENT : SpanKind.SERVER, attributes: { 'transcreate.call': call, 'transcreate.request_id': requestId } };
  return trace.getTracer('transcreate').startActiveSpan(call, options, parent, async (span) => {
    try {
      const answer = await work();
      end(span, outcomeOf(answer));
      return answer;
    } catch (error) {
      end(span, (error as { code?: string }).code ?? 'internal');
      throw error;
    }
  });
}

function end(span: Span, outcome: string): void {
  span.setAttribute('transcreate.outcome', outcome);
  if (FAULTS.has(outcome)) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** The current span, for a message to another process; undefined while nothing is traced. */
export function traceHeaders(): TraceHeaders | undefined {
  if (!isOn) return undefined;
  const headers: TraceHeaders = {};
  propagation.inject(context.active(), headers);
  return headers;
}
