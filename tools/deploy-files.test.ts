import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { operations } from '../shared/contracts/src/operations-entry.ts';
import { createMetrics, type AskedGauge } from '../shared/server/src/index.ts';
import { addHostGauges } from '../host/src/server/host-gauges.ts';
import { addProviderGauges } from '../provider/src/app/provider-gauges.ts';

interface Rule {
  readonly record?: string;
  readonly alert?: string;
  readonly expr: string;
  readonly annotations?: { readonly summary: string; readonly runbook: string };
}
interface Dashboard {
  readonly panels: readonly { readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const rules = (parse(read('deploy/prometheus/alerts.yml')) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);
const dashboard = JSON.parse(read('deploy/grafana/aylal.json')) as Dashboard;
const expressions = [...rules, ...dashboard.panels.flatMap(({ targets }) => targets)].map(({ expr }) => expr);

/** What of a kind stands in an expression. */
function partsOf(expression: string, kind: string): string[] {
  const found: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ name, from, to }) => {
      if (name === kind) found.push(expression.slice(from, to));
    },
  });
  return found;
}

/** Every metric of every service, as Prometheus sees it; `up` and what is recorded with it. */
async function knownMetrics(): Promise<Set<string>> {
  const asked: string[] = [];
  const metrics = createMetrics('any');
  const text = await metrics.text();
  metrics.close();
  const own = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [name, `${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
  );
  const listen = { ...metrics, ask: ({ name }: AskedGauge) => void asked.push(name) };
  addProviderGauges(listen, {} as Parameters<typeof addProviderGauges>[1]);
  addHostGauges(listen, { releaseFault: () => null });
  return new Set(['up', ...own, ...asked, ...rules.flatMap(({ record }) => record ?? [])]);
}

describe('Alerts and dashboards', () => {
  it('are expressions that Prometheus can read', () => {
    expect(expressions.length).toBeGreaterThan(30);
    for (const expression of expressions) expect([expression, partsOf(expression, '⚠')]).toEqual([expression, []]);
    expect(partsOf('sum(rate(up[5m])', '⚠')).not.toEqual([]);
  });

  it('name metrics that a service has', async () => {
    const known = await knownMetrics();
    const named = expressions.flatMap((expression) => partsOf(expression, 'VectorSelector'));
    expect(named.length).toBeGreaterThan(30);
    for (const selector of named) expect(known).toContain(/^[\w:]+/.exec(selector)?.[0]);
  });

  it('name routes that there are', () => {
    const routes = [
      '/*',
      '/callback/:partner',
      ...Object.values(operations).map(({ path }) => path.replace(/\{(\w+)\}/g, ':$1')),
    ];
    const patterns = new Set(
      expressions.flatMap((expression) =>
        [...expression.matchAll(/http_route=~"([^"]+)"/g)].map(([, one = '']) => one),
      ),
    );
    expect(patterns.size).toBe(4);
    for (const pattern of patterns)
      for (const alternative of alternatives(pattern.replaceAll('\\\\', '\\'))) {
        const shape = new RegExp(`^(?:${alternative})$`);
        expect([alternative, routes.filter((route) => shape.test(route)).length]).toEqual([alternative, 1]);
      }
  });

  it('lead to a part of the runbooks', () => {
    const headings = [...read('docs/runbooks.md').matchAll(/^## (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^a-z ]/g, '')
        .replaceAll(' ', '-'),
    );
    const alerts = rules.filter(({ alert }) => alert);
    expect(alerts.length).toBeGreaterThan(12);
    for (const { alert, annotations } of alerts) {
      const [file = '', heading] = annotations?.runbook.split('#') ?? [];
      expect([alert, existsSync(join(root, file)), headings.includes(heading ?? '')]).toEqual([alert, true, true]);
    }
  });
});

/** The routes of a pattern one by one: of `/a/(b|c)/?|/d` three. */
function alternatives(pattern: string): string[] {
  return splitAtBars(pattern).flatMap((part) => {
    const group = /^(.*?)\(([^)]+)\)(.*)$/.exec(part);
    return group ? (group[2] ?? '').split('|').map((one) => `${group[1]}${one}${group[3]}`) : [part];
  });
}

function splitAtBars(pattern: string): string[] {
  let depth = 0;
  const parts = [''];
  for (const sign of pattern) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === '|' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts;
}
