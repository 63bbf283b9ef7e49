import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, serviceNames } from './workspaces.mjs';

const file = (name) => readFileSync(join(ROOT, 'docker', 'monitoring', name), 'utf8');

/** Every figure of ours, as the code names it where it is counted, and those of prom-client that are looked at. */
const COUNTED = new Set([
  ...[...['metrics', 'service', 'nats'].map((name) => readFileSync(join(ROOT, 'packages/service-kit/src', `${name}.ts`), 'utf8')).join('\n').matchAll(/'(transcreate_\w+)'/g)].map(([, name]) => name),
  ...['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'process_cpu_seconds_total'],
]);

const namesIn = (text) => [...text.matchAll(/\b(transcreate|nodejs|process)_\w+/g)].map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));

test.each(['alerts.yml', 'dashboard.json'])('%s looks at figures that are counted', (name) => {
  const looked = namesIn(file(name));
  expect(looked.length).toBeGreaterThan(5);
  expect(looked.filter((one) => !COUNTED.has(one))).toEqual([]);
});

test('every alert has its paragraph for whoever is woken by it, and no other has', () => {
  const alerts = [...file('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  const told = [...readFileSync(join(ROOT, 'docs/operations/trouble.md'), 'utf8').matchAll(/^\*\*(\w+)\*\* — /gm)].map(([, name]) => name);
  expect(told.toSorted()).toEqual(alerts.toSorted());
});

test('every process of the house is asked for its figures', () => {
  const [, list] = /targets: \[(.*)\]/.exec(file('prometheus.yml'));
  expect(list.replaceAll("'", '').split(', ').toSorted()).toEqual(['gateway', ...serviceNames()].map((name) => `${name}:9464`).toSorted());
});

test('the dashboard is one that Grafana can read, with a panel in every place once', () => {
  const { panels } = JSON.parse(file('dashboard.json'));
  expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x},${y}`)).size).toBe(panels.length);
  for (const { targets, title } of panels) expect([title, targets.length > 0]).toEqual([title, true]);
});
