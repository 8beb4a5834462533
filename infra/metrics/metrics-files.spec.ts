import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ALARM_LIMITS } from '@sumfox/contracts/analytics/load.endpoints';
import { PROCESSES } from '@sumfox/contracts/processes';
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

const source = read('libs/platform/src/metrics/metrics-server.ts');
const gauges = [...source.matchAll(/gauge\(\s*'(\w+)'/g)].map(([, name = '']) => name);
/** Names as Prometheus has them: the kind stands behind the name that the process gives. */
const known = new Set([
  ...gauges,
  ...['bucket', 'count', 'sum'].map((part) => `sumfox_request_duration_seconds_${part}`),
  'sumfox_slow_statements_total',
]);
const namesIn = (expr: string) => expr.match(/\bsumfox_\w+/g) ?? [];

describe('alert rules and dashboard', () => {
  it('ask only for figures that the processes give', () => {
    expect(gauges.length).toBe(6);
    const asked = [
      ...rules.map(({ expr }) => expr),
      ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ].flatMap(namesIn);
    expect(asked.length).toBeGreaterThan(15);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
    expect([...known].filter((name) => !asked.includes(name) && !name.endsWith('_sum'))).toEqual([]);
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
