import type { EntryState } from '#domain/blog/draft.ts';
import type { Topic } from '#domain/blog/entry.ts';
import { m } from '#messages';
import type { Labels } from './labels.ts';

export const topicLabels: Labels<Topic> = {
  together: m.blog_topic_together,
  money: m.blog_topic_money,
  law: m.blog_topic_law,
  places: m.blog_topic_places,
  figures: m.blog_topic_figures,
};

export const entryStateLabels: Labels<EntryState> = {
  draft: m.editor_state_draft,
  planned: m.editor_state_planned,
  published: m.editor_state_published,
};
