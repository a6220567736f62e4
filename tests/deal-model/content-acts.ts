import type { Ctx } from '#domain/ctx.ts';
import { approveContent } from '#domain/deliverables/approve-content.server.ts';
import { askForChanges } from '#domain/deliverables/ask-for-changes.server.ts';
import { confirmPost } from '#domain/deliverables/confirm-post.server.ts';
import { dropDeliverable } from '#domain/deliverables/drop-deliverable.server.ts';
import { objectToPost } from '#domain/deliverables/object-to-post.server.ts';
import { publishContent } from '#domain/deliverables/publish-content.server.ts';
import { submitContent } from '#domain/deliverables/submit-content.server.ts';
import { anUpload } from '#tests/people.ts';
import type { MakeAct, Scene } from './act.ts';
import type { Choice } from './choice.ts';
import { actorFor, dealFor } from './deal-acts.ts';
import * as model from './model-content.ts';
import { postFor } from './posts.ts';
import { dealIn, type Person, personOf, type Side, type State } from './state.ts';
import type { Content } from './work-state.ts';
import { ctxOf, storedDeal } from './world.ts';

/** Returns content of a running deal, usually with one of the statuses. */
function contentFor(scene: Scene, choice: Choice, statuses: readonly Content['status'][]) {
  const place = dealFor(scene, choice, ['running']);
  if (!place) return undefined;
  const contents = place.deal.work?.contents ?? [];
  const liked = contents.filter(({ status }) => statuses.includes(status));
  const list = choice.on % 10 === 8 || liked.length === 0 ? contents : liked;
  const content = list[choice.what % Math.max(1, list.length)];
  return { place, content, number: content ? contents.indexOf(content) : 0 };
}

interface Form {
  expected: (state: State, place: model.ContentPlace, by: Person) => string;
  perform: (ctx: Ctx, dealId: string, id: string) => Promise<unknown>;
}
interface Filling {
  choice: Choice;
  content: Content | undefined;
  /** Stores files as the deal's influencer. Returns their ids. */
  upload: (count: number) => Promise<string[]>;
}

interface Kind {
  name: string;
  side: (choice: Choice) => Side;
  from: readonly Content['status'][];
  fill: (filling: Filling) => Form | Promise<Form>;
}

const act =
  ({ name, side, from, fill }: Kind): MakeAct =>
  async (scene, choice) => {
    const found = contentFor(scene, choice, from);
    if (!found) return null;
    const { place, content, number } = found;
    const { real, state } = scene;
    const by = actorFor(place, choice, side(choice));
    const owner = ctxOf(real, state, personOf(place, 'influencer'));
    const upload = (count: number) =>
      Promise.all(Array.from({ length: count }, () => anUpload(owner, 'image', 'content')));
    const { expected, perform } = await fill({ choice, content, upload });
    const { id, contents } = storedDeal(real, place);
    return {
      name,
      expected: (copy) => expected(copy, { ...dealIn(copy, place), number }, by),
      perform: () => perform(ctxOf(real, state, by), id, contents[number] ?? ''),
    };
  };

const influencer = () => 'influencer' as const;
const brand = () => 'brand' as const;

const submit = act({
  name: 'submitContent',
  side: influencer,
  from: ['planned', 'changes_asked'],
  fill: async ({ choice: { what, odd }, upload }) => {
    const files = await upload(what % 3);
    const areKnown = odd !== 'hash';
    const form = { caption: 'At table', note: '', files: areKnown ? files : [...files, 'image-unknown'] };
    return {
      expected: (state, place, by) => model.submit(state, place, by, { files: files.length, areKnown }),
      perform: (ctx, dealId, id) => submitContent(ctx, dealId, id, form),
    };
  },
});

const seqFor = ({ content, choice }: Filling) => (content?.drafts ?? 0) - (choice.odd === 'stale' ? 1 : 0);
const noPlace = { x: null, y: null, width: null, height: null, second: null };

const ask = act({
  name: 'askForChanges',
  side: brand,
  from: ['submitted'],
  fill: (filling) => {
    const seq = seqFor(filling);
    const isFileKnown = filling.choice.odd !== 'hash';
    const file = isFileKnown ? null : 'image-unknown';
    const form = { seq, remarks: [{ file, ...noPlace, text: 'Brighter, please.' }] };
    return {
      expected: (state, place, by) => model.ask(state, place, by, { seq, isFileKnown }),
      perform: (ctx, dealId, id) => askForChanges(ctx, dealId, id, form),
    };
  },
});

const approve = act({
  name: 'approveContent',
  side: brand,
  from: ['submitted'],
  fill: (filling) => {
    const seq = seqFor(filling);
    return {
      expected: (state, place, by) => model.approveDraft(state, place, by, seq),
      perform: (ctx, dealId, id) => approveContent(ctx, dealId, id, { seq }),
    };
  },
});

const publish = act({
  name: 'publishContent',
  side: influencer,
  from: ['planned', 'approved'],
  fill: async ({ choice, content, upload }) => {
    const { url, ...published } = postFor(choice, content);
    const files = await upload(published.screenshots);
    return {
      expected: (state, place, by) => model.publish(state, place, by, published),
      perform: (ctx, dealId, id) => publishContent(ctx, dealId, id, { url, files, hasMention: true }),
    };
  },
});

const object = act({
  name: 'objectToPost',
  side: brand,
  from: ['live'],
  fill: () => ({
    expected: model.object,
    perform: (ctx, dealId, id) => objectToPost(ctx, dealId, id, { reason: 'The mention is missing.' }),
  }),
});

const confirm = act({
  name: 'confirmPost',
  side: brand,
  from: ['live'],
  fill: ({ choice, content }) => {
    const publishedAt = (content?.publishedAt ?? 0) - (choice.odd === 'stale' ? 1 : 0);
    return {
      expected: (state, place, by) => model.confirm(state, place, by, publishedAt),
      perform: (ctx, dealId, id) => confirmPost(ctx, dealId, id, { publishedAt: new Date(publishedAt) }),
    };
  },
});

const drop = act({
  name: 'dropDeliverable',
  side: ({ by }) => (by % 3 === 0 ? 'influencer' : 'brand'),
  from: ['planned', 'submitted', 'changes_asked', 'approved'],
  fill: () => ({ expected: model.drop, perform: dropDeliverable }),
});

export const contentActs = { submit, ask, approve, publish, object, confirm, drop };
