import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shortenDurations } from './prometheus.ts';
import { readRules } from './shipped-queries.ts';

it('names an existing section of the operating document in each alert', () => {
  const headings = readFileSync('docs/operating.md', 'utf8').matchAll(/^##+ (.+)$/gm);
  const anchors = Array.from(headings, ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  );
  const rules = readRules();
  expect(rules.length).toBeGreaterThan(11);
  for (const { alert, annotations, labels } of rules) {
    expect(anchors, alert).toContain(annotations.runbook.replace('docs/operating.md#', ''));
    expect(['critical', 'warning'], alert).toContain(labels.severity);
  }
});

it('divides only the durations of the rules', () => {
  expect(shortenDurations('expr: rate(x[5m]) > 300 and y > 14 * 86400\nfor: 1h', 20)).toBe(
    'expr: rate(x[15000ms]) > 300 and y > 14 * 86400\nfor: 180000ms',
  );
});
