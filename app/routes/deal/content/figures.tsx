import { emvOf } from '#domain/post-metrics/emv.ts';
import type { MetricsView } from '#domain/post-metrics/find-metrics.server.ts';
import { costPerEngagement, engagementOf, metricNames } from '#domain/post-metrics/post-metric.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { costText, emvText } from '#messages/figures-text.ts';
import { formatNumber } from '#messages/format.ts';
import { metricLabels } from '#messages/labels/figures.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import { Block } from './block.tsx';
import type { ContentPageProps } from './content-page.ts';
import { FigureRows } from './figure-rows.tsx';
import { FiguresForm } from './figures-form.tsx';

export interface FiguresProps extends Pick<ContentPageProps, 'view' | 'today' | 'posted'> {
  figures: MetricsView;
}

export function Figures(props: FiguresProps) {
  const { figures } = props;
  const { deal } = props.view;
  const { metrics, earlier, platform } = figures;
  const language = currentLanguage();
  const declaredBy =
    deal.side === 'brand' ? m.figures_declared_by({ name: otherNameOf(deal) }) : m.figures_declared_by_you();
  const engagement = engagementOf(metrics);
  const emv = emvText(emvOf(platform, metrics, site.deals.emv), site.deals.emv, language);
  return (
    <Block title={m.figures_block_title()}>
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-left text-soft">
            <Head>{m.figures_column_figure()}</Head>
            <Head isNumber>{m.figures_column_value()}</Head>
            <Head>{m.figures_column_source()}</Head>
          </tr>
        </thead>
        <tbody>
          {metricNames.map((name) => (
            <FigureRows
              key={name}
              label={metricLabels[name]()}
              metric={metrics[name]}
              earlier={earlier.filter(({ metric }) => metric === name)}
              declaredBy={declaredBy}
            />
          ))}
        </tbody>
      </table>
      <dl className="mt-5 grid grid-cols-[1fr_auto] gap-x-5 gap-y-1.5 text-sm">
        <dt className="text-soft">{m.figures_column_engagement()}</dt>
        <dd className="text-right tabular-nums">
          {engagement ? formatNumber(engagement.value, language) : m.figures_missing()}
        </dd>
        <dt className="text-soft">{m.figures_cost()}</dt>
        <dd className="text-right tabular-nums">
          {costText(costPerEngagement(figures, engagement), language)}
        </dd>
      </dl>
      <p className="mt-3 text-sm text-soft text-pretty">{m.figures_engagement_help()}</p>
      {emv && <p className="mt-3 text-sm text-soft text-pretty">{emv}</p>}
      {figures.mayDeclare && <FiguresForm {...props} />}
    </Block>
  );
}

function Head({ isNumber = false, children }: { isNumber?: boolean; children: string }) {
  return (
    <th scope="col" className={`py-1.5 pr-4 font-normal last:pr-0 ${isNumber ? 'text-right' : ''}`}>
      {children}
    </th>
  );
}
