import type { ReactNode } from 'react';
import type { ContentView } from '#domain/deliverables/content.ts';
import type { AnswerDays } from './content-text.ts';

/** Props of the page in each state. */
export interface ContentPageProps {
  view: ContentView;
  days: AnswerDays;
  /** Answer of the action to a form without scripts. */
  posted: unknown;
  heading: ReactNode;
  conversation: ReactNode;
}
