import type { Declared, NewestMetric, Read } from '#domain/post-metrics/post-metric.ts';
import { m } from '#messages';
import { formatDate, formatNumber } from '#messages/format.ts';
import { metricSourceLabels } from '#messages/labels/figures.ts';
import { currentLanguage } from '#messages/path-language.ts';

export function MetricCell({ metric: { declared, read } }: { metric: NewestMetric }) {
  if (!declared && !read) return m.figures_missing();
  return (
    <>
      {declared && <Figure figure={declared} />}
      {read && <Figure figure={read} />}
    </>
  );
}

function Figure({ figure: { value, source, asOf } }: { figure: Declared | Read }) {
  const language = currentLanguage();
  return (
    <span className="block whitespace-nowrap">
      {formatNumber(value, language)}{' '}
      <span className="block text-xs text-soft">
        {metricSourceLabels[source]()} · {formatDate(asOf, language)}
      </span>
    </span>
  );
}
