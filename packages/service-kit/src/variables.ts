import type { ProcessName } from '@transcreate/contracts';

/** What the frame of every process reads of the environment (`runProcess`). */
export const FRAME_VARIABLES = ['LOG_LEVEL', 'METRICS_PORT', 'METRICS_HOST', 'OTEL_EXPORTER_OTLP_ENDPOINT'];

/** The variable with a process's password at NATS. */
export const passwordVariable = (name: ProcessName): string => `${name.toUpperCase()}_NATS_PASSWORD`;

/** What every process reads of the environment. */
export function processVariables(name: ProcessName): string[] {
  return [...FRAME_VARIABLES, 'NATS_URL', passwordVariable(name)];
}

/** The part of a service's definition that says what it reads. */
interface Reader {
  name: ProcessName;
  migrations?: URL;
  variables?: readonly string[];
}

/** Everything that a service reads of the environment; docs/operations.md explains each, and a test compares the two. */
export function serviceVariables({ name, migrations, variables = [] }: Reader): string[] {
  const ofDatabase = migrations ? ['DATABASE_URL', `${name.toUpperCase()}_DATABASE_URL`, 'DATABASE_POOL'] : [];
  return [...processVariables(name), ...ofDatabase, ...variables];
}
