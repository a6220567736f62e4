import { type FormEvent, useState } from 'react';
import { useSavedForm } from '#app/forms/saved-form.ts';
import type { SubmissionView } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';
import { ofName } from '#messages/of-name.ts';
import { AnswerButtons } from './answer-buttons.tsx';
import { Block } from './block.tsx';
import { CaptionBlock } from './caption-block.tsx';
import { ContentColumns } from './content-columns.tsx';
import type { ContentPageProps } from './content-page.ts';
import { ReadStage } from './read-stage.tsx';
import { RemarkEditor } from './remark-editor.tsx';
import { ReviewStage } from './review-stage.tsx';
import { UnscriptedRemark } from './unscripted-remark.tsx';
import { useRemarks } from './use-remarks.ts';

/** The brand looks at a draft, points out what should change, and answers. */
export function Review(props: ContentPageProps & { submission: SubmissionView }) {
  const { view, submission, posted, heading } = props;
  const { deal, deliverable } = view;
  const { files, seq } = submission;
  const [shown, setShown] = useState(files[0]);
  const [showsEmpty, setShowsEmpty] = useState(false);
  const form = useSavedForm({
    saved: { remarks: '[]', remark: '' },
    draftName: `content:${deliverable.id}:${seq}`,
    noAnswer: 'content.failed',
    posted,
  });
  const remarks = useRemarks(form.values.remarks, (next) => form.set('remarks', next));
  const name = otherNameOf(deal);

  /** Stops a request for changes that has no remarks or an empty remark. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    const isAsking = submitter?.getAttribute('value') === 'ask';
    const empty = remarks.remarks.find(({ text }) => text.trim() === '');
    if (isAsking && (empty || remarks.remarks.length === 0)) {
      event.preventDefault();
      setShowsEmpty(true);
      if (empty) remarks.open(empty.key);
      else remarks.add({});
      return;
    }
    form.props.onSubmit();
  }

  const stage =
    shown &&
    (view.may.ask ? (
      <ReviewStage {...{ files, shown, remarks }} onShow={setShown} />
    ) : (
      <ReadStage {...{ files, shown }} onShow={setShown} marks={[]} />
    ));
  return (
    <ContentColumns {...props} heading={heading} stage={stage}>
      <form.Form {...form.props} onSubmit={onSubmit}>
        <input type="hidden" name="seq" value={seq} />
        <input type="hidden" name="remarks" value={form.values.remarks} />
        {view.may.ask && (
          <Block title={m.content_remarks_own()}>
            <RemarkEditor
              {...{ remarks, files, showsEmpty }}
              help={m.content_remark_help({ of: ofName(name) })}
              onShow={({ file }) => setShown(files.find(({ id }) => id === file) ?? shown)}
            />
            <UnscriptedRemark {...form.text('remark')} />
          </Block>
        )}
        <CaptionBlock {...{ view, submission }} />
        <AnswerButtons {...{ view, form }} days={props.days} remarks={remarks.remarks} />
      </form.Form>
    </ContentColumns>
  );
}
