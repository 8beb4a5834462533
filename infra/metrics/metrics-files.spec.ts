import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ALARM_LIMITS } from '@sumfox/contracts/analytics/load.endpoints';
import { PROCESSES } from '@sumfox/contracts/processes';
import { MetricsServer } from '@sumfox/platform/metrics/metrics-server';
import { SAMPLE_REPORT, findFreePort } from '@sumfox/platform/testing/test-metrics';
import { TrafficMeter } from '@sumfox/platform/traffic/traffic-meter';
import { parser as promql } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { repoRoot } from '../local/paths.ts';

const read = (file: string) => fs.readFileSync(path.join(repoRoot, file), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  annotations: { runbook: string };
}
const { groups }: { groups: Array<{ rules: Rule[] }> } = parse(read('infra/metrics/prometheus/alerts.yml'));
const rules = groups.flatMap((group) => group.rules);
const dashboard: { panels: Array<{ title: string; targets: Array<{ expr: string }> }> } = JSON.parse(
  read('infra/metrics/grafana/dashboards/sumfox.json'),
);

const exprs = [
  ...rules.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
];
/** Grafana puts its interval in the place of this variable. */
const toPromql = (expr: string) => expr.replaceAll('$__rate_interval', '1m');

/** What an expression selects: the name of a metric with the labels that it is narrowed by. */
interface Selected {
  name: string;
  labels: string[];
}

/** Reads an expression by the grammar of Prometheus itself; throws where it is no PromQL. */
function parseExpr(expr: string): Selected[] {
  const text = toPromql(expr);
  const selected: Selected[] = [];
  promql.parse(text).iterate({
    enter: ({ type, node, from, to }) => {
      if (type.isError) throw new Error(`no PromQL at ${from}: ${text.slice(from, to + 20)}`);
      if (type.name !== 'VectorSelector') return;
      const name = node.getChild('Identifier');
      const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
      const labels = matchers.map((matcher) => matcher.getChild('LabelName')!);
      selected.push({
        name: name ? text.slice(name.from, name.to) : '',
        labels: labels.map((label) => text.slice(label.from, label.to)),
      });
    },
  });
  return selected;
}

/** The metrics that a process serves at its port, each with the labels of its samples. */
async function readServed(): Promise<Map<string, Set<string>>> {
  const port = await findFreePort();
  const traffic = new TrafficMeter();
  const report = { read: async () => SAMPLE_REPORT };
  const config = { PROCESS_NAME: 'marking-worker', METRICS_PORT: port, METRICS_HOST: '127.0.0.1' } as const;
  const server = new MetricsServer(config, report, traffic);
  await server.onApplicationBootstrap();
  traffic.noteRequest(40, false);
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await server.beforeApplicationShutdown();
  const served = new Map<string, Set<string>>();
  for (const [, name = '', labels = ''] of text.matchAll(/^(\w+)\{([^}]*)\} /gm))
    served.set(name, new Set([...labels.matchAll(/(\w+)="/g)].map(([, label = '']) => label)));
  return served;
}

describe('alert rules and dashboard', () => {
  it.each(exprs)('%s is PromQL', (_, expr) => {
    expect(parseExpr(expr).length).toBeGreaterThan(0);
  });

  it('parseExpr refuses what is no PromQL', () => {
    for (const wrong of ['sum(rate(a[5m])', 'a by (b)', 'a{b=}', 'rate(a[5x])'])
      expect(() => parseExpr(wrong)).toThrow('no PromQL');
  });

  it('ask only for figures that a process serves, by labels that these have', async () => {
    const served = await readServed();
    // Prometheus makes this one, of each target.
    served.set('up', new Set(['job', 'instance']));
    const asked = exprs.flatMap(([, expr]) => parseExpr(expr));
    for (const { name, labels } of asked) {
      expect([name, served.has(name)]).toEqual([name, true]);
      expect([name, labels.filter((label) => !served.get(name)?.has(label))]).toEqual([name, []]);
    }
    const names = new Set(asked.map(({ name }) => name));
    expect([...served.keys()].filter((name) => !names.has(name) && !name.endsWith('_sum'))).toEqual([]);
  });

  it('lead each alert to a runbook that exists', () => {
    for (const { alert, annotations } of rules)
      expect([alert, fs.existsSync(path.join(repoRoot, annotations.runbook))]).toEqual([alert, true]);
  });

  it('have the limits of the System tab', () => {
    const exprOf = (alert: string) => rules.find((rule) => rule.alert === alert)?.expr ?? '';
    expect(exprOf('ManyCallsFail')).toContain(`> ${ALARM_LIMITS.errorPercent / 100}`);
    expect(exprOf('SlowAnswers')).toContain(`> ${ALARM_LIMITS.p95Ms / 1_000}`);
    expect(exprOf('QueueBehind')).toContain(`> ${ALARM_LIMITS.waitingSeconds}`);
    expect(exprOf('EventsBehind')).toContain(`> ${ALARM_LIMITS.waitingSeconds}`);
    expect(exprOf('SlowStatements')).toContain(`> ${ALARM_LIMITS.slowStatements}`);
  });
});

it('prometheus.yml reads every process but the one that opens files', () => {
  const { scrape_configs }: { scrape_configs: Array<{ dns_sd_configs: Array<{ names: string[] }> }> } = parse(
    read('infra/metrics/prometheus/prometheus.yml'),
  );
  const names = scrape_configs.flatMap((each) => each.dns_sd_configs.flatMap((one) => one.names));
  expect(names.toSorted()).toEqual(
    PROCESSES.filter(({ opensFiles }) => !opensFiles)
      .map(({ name }) => name as string)
      .toSorted(),
  );
});

it('the port of figures stands on no address outside the private networks', () => {
  const { services }: { services: Record<string, { ports?: string[] }> } = parse(read('docker-compose.yml'), {
    merge: true,
    maxAliasCount: -1,
  });
  const published = Object.values(services).flatMap(({ ports }) => ports ?? []);
  expect(published.length).toBeGreaterThan(2);
  expect(published.filter((each) => each.endsWith(':9464'))).toEqual([]);
  const manifests = fs.globSync('infra/k8s/**/*.yaml', { cwd: repoRoot }).map(read);
  expect(manifests.some((text) => text.includes('kind: Service'))).toBe(true);
  for (const text of manifests.filter((each) => each.includes('kind: Ingress')))
    expect(text).not.toContain('9464');
});
