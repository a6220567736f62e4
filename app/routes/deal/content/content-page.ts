import type { ReactNode } from 'react';
import type { ContentView } from '#domain/deliverables/content.ts';
import type { MetricsView } from '#domain/post-metrics/find-metrics.server.ts';
import type { ReviewDays } from './content-text.ts';

/** Props of the page in each state. */
export interface ContentPageProps {
  view: ContentView;
  days: ReviewDays;
  /** In Paris, `YYYY-MM-DD`. */
  today: string;
  /** Null unless the content is online. */
  figures: MetricsView | null;
  /** Answer of the action to a form that the browser posted without scripts. */
  posted: unknown;
  heading: ReactNode;
  conversation: ReactNode;
}
