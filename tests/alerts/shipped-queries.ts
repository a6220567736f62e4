import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

export interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; description: string; runbook: string };
}

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}

export function readRules(): Rule[] {
  const file = parse(readFileSync('deploy/prometheus-rules.yml', 'utf8')) as { groups: { rules: Rule[] }[] };
  return file.groups.flatMap(({ rules }) => rules);
}

export function readDashboardQueries(): string[] {
  const { panels } = JSON.parse(readFileSync('deploy/grafana-dashboard.json', 'utf8')) as Dashboard;
  return panels.flatMap(({ targets = [] }) =>
    targets.map(({ expr }) => expr.replaceAll('$__rate_interval', '1m').replaceAll('$instance', '.*')),
  );
}

export function metricsOf(query: string): { metric: string; labels: string[] }[] {
  const found = query.matchAll(/\b((?:accolade|nodejs|process)_[a-z0-9_]+)\b(?:{([^}]*)})?/g);
  return Array.from(found, ([, metric = '', selector = '']) => ({
    metric,
    labels: Array.from(selector.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g), ([, label = '']) => label),
  }));
}

export function groupingsOf(query: string): string[] {
  const found = query.matchAll(/\b(?:by|on)\s*\(([^)]*)\)/g);
  return [...new Set(Array.from(found, ([, labels = '']) => labels.split(/\s*,\s*/)).flat())];
}
