import type { ContentView, SubmissionView } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { ofName } from '#messages/of-name.ts';
import { Block } from './block.tsx';
import { Caption } from './caption.tsx';

interface CaptionBlockProps {
  view: Pick<ContentView, 'deal'>;
  submission: SubmissionView;
}

export function CaptionBlock({ view: { deal }, submission }: CaptionBlockProps) {
  const isOwn = deal.side === 'influencer';
  const name = otherNameOf(deal);
  const mention = deal.work?.terms.mention;
  if (!mention) return null;
  return (
    <Block title={isOwn ? m.content_caption_own() : m.content_caption_other({ of: ofName(name) })}>
      <Caption
        {...{ submission, mention }}
        noteTitle={isOwn ? m.content_note_own() : m.content_note_other({ name })}
      />
    </Block>
  );
}
