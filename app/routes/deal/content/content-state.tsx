import { useState } from 'react';
import type { ContentFile, ContentView, SubmissionView } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { ofName } from '#messages/of-name.ts';
import { Block } from './block.tsx';
import { CaptionBlock } from './caption-block.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import { ContentColumns } from './content-columns.tsx';
import type { ContentPageProps } from './content-page.ts';
import { DropForm, DropQuestion } from './drop-form.tsx';
import { Figures } from './figures.tsx';
import { HandInForm } from './hand-in-form.tsx';
import { type Mark, marksOf } from './marks.ts';
import { ObjectionBlock } from './objection-block.tsx';
import { PostBlock } from './post-block.tsx';
import { PublishForm } from './publish-form.tsx';
import { ReadStage } from './read-stage.tsx';
import { RemarkList } from './remark-list.tsx';

/** Shows the content in every state in which the viewer cannot answer a draft. */
export function ContentState({ asksToDrop, ...props }: ContentPageProps & { asksToDrop: boolean }) {
  const { view, figures } = props;
  const { deliverable, submissions, may } = view;
  const submission = submissions.at(-1);
  const files = filesOf(view, submission);
  const [shown, setShown] = useState<ContentFile>();
  const [selected, select] = useState<Mark>();
  const large = files.find(({ id }) => id === shown?.id) ?? files[0];
  const marks = deliverable.status === 'changes_asked' && submission ? marksOf(submission.remarks) : [];
  const show = (mark: Mark) => {
    setShown(files.find(({ id }) => id === mark.file));
    select(mark);
  };
  const stage = large && (
    <ReadStage {...{ files, marks, selected }} shown={large} onShow={setShown} onSelect={select} />
  );
  const isOnline = deliverable.status === 'live' || deliverable.status === 'confirmed';
  return (
    <ContentColumns {...props} stage={stage} drop={may.drop && !asksToDrop && <DropForm view={view} />}>
      {may.drop && asksToDrop && <DropQuestion view={view} />}
      {marks.length > 0 && (
        <Block title={remarksTitle(view)}>
          <RemarkList {...{ marks, files, selected }} onSelect={show} />
        </Block>
      )}
      {isOnline && <PostBlock view={view} />}
      {may.confirm && <ConfirmForm {...props} />}
      <ObjectionBlock view={view} />
      {figures && <Figures {...props} figures={figures} />}
      {may.submit && <HandInForm key={submissions.length} {...props} />}
      {may.publish && <PublishForm {...props} />}
      {submission && !may.submit && <CaptionBlock {...{ view, submission }} />}
    </ContentColumns>
  );
}

/** Returns the files of the draft, or the screenshots if the content is online without a link. */
function filesOf({ deliverable, screenshots }: ContentView, submission: SubmissionView | undefined) {
  const isOnline = deliverable.status === 'live' || deliverable.status === 'confirmed';
  if (isOnline && screenshots.length > 0 && !deliverable.postUrl) return screenshots;
  return submission?.files ?? [];
}

function remarksTitle({ deal }: ContentView): string {
  return deal.side === 'brand'
    ? m.content_remarks_own()
    : m.content_remarks_other({ of: ofName(otherNameOf(deal)) });
}
