import type { DeliverableStatus } from '#domain/deliverables/deliverable.ts';
import type { MetricName, MetricSource } from '#domain/post-metrics/post-metric.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const metricLabels: Labels<MetricName> = {
  reach: m.figures_metric_reach,
  views: m.figures_metric_views,
  likes: m.figures_metric_likes,
  comments: m.figures_metric_comments,
  saves: m.figures_metric_saves,
  shares: m.figures_metric_shares,
  clicks: m.figures_metric_clicks,
  code_uses: m.figures_metric_code_uses,
};

export const metricSourceLabels: Labels<MetricSource> = {
  declared: m.figures_source_declared,
  read: m.figures_source_read,
};

export const deliverableStatusLabels: Labels<DeliverableStatus> = {
  planned: m.figures_state_planned,
  submitted: m.figures_state_submitted,
  changes_asked: m.figures_state_changes_asked,
  approved: m.figures_state_approved,
  live: m.figures_state_live,
  confirmed: m.figures_state_confirmed,
  dropped: m.figures_state_dropped,
};
