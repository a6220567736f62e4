import { dayOf } from '#domain/clock.ts';
import type { ContentView } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { formatDay } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { Block } from './block.tsx';

export function ObjectionBlock({ view: { deal, deliverable } }: { view: ContentView }) {
  const { objection, objectedAt } = deliverable;
  if (!objection || !objectedAt) return null;
  const date = formatDay(dayOf(objectedAt), currentLanguage());
  return (
    <Block
      title={
        deal.side === 'brand'
          ? m.content_objection_own({ date })
          : m.content_objection({ name: otherNameOf(deal) })
      }
    >
      <blockquote dir="auto" className="border-l-2 border-accent pl-4 whitespace-pre-line wrap-anywhere">
        {objection}
      </blockquote>
    </Block>
  );
}
