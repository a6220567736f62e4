import { describe, expect, it } from 'vitest';
import { testDatabase } from '#tests/database.ts';
import { aBrand, aCampaign, anInfluencer, aVisitor, later } from '#tests/people.ts';
import { someStaff } from '#tests/staff.ts';
import { changeCampaignStatus } from '../campaigns/change-campaign-status.server.ts';
import type { Ctx } from '../ctx.ts';
import { fieldsRefused } from '../parse.ts';
import { answerQuestion } from './answer-question.server.ts';
import { askQuestion } from './ask-question.server.ts';
import { findAnsweredQuestions, findOwnQuestions, findReceivedQuestions } from './find-questions.server.ts';
import { hideQuestion, removeQuestion } from './hide-question.server.ts';
import { questionInput } from './question-input.ts';

const db = await testDatabase();

const ask = (ctx: Ctx, campaignId: string, question = 'Is parking near?') =>
  askQuestion(ctx, campaignId, { question });
const notifications = () =>
  db.kysely.selectFrom('notice').select(['user_id', 'kind']).orderBy('created_at').orderBy('id').execute();

const block = (blocker: Ctx, blocked: Ctx) =>
  db.kysely
    .insertInto('block')
    .values({
      blocker_id: blocker.actor?.id ?? '',
      blocked_id: blocked.actor?.id ?? '',
      created_at: blocker.now,
    })
    .execute();

async function aPair() {
  const [brand, influencer] = [await aBrand(db), await anInfluencer(db)];
  return { brand, influencer, campaignId: await aCampaign(brand) };
}
async function anAsked() {
  const pair = await aPair();
  await ask(pair.influencer, pair.campaignId);
  const [received] = await findReceivedQuestions(pair.brand, pair.campaignId);
  return { ...pair, questionId: received?.id ?? '' };
}

describe('askQuestion', () => {
  it('is read by the brand with the name, by the influencer, and by no one else before the answer', async () => {
    const { brand, influencer, campaignId } = await anAsked();
    expect(await findReceivedQuestions(brand, campaignId)).toMatchObject([
      { question: 'Is parking near?', fullName: 'Léa Dubois', state: 'open', answer: null },
    ]);
    expect(await findOwnQuestions(influencer, campaignId)).toMatchObject([{ state: 'open' }]);
    expect(await findOwnQuestions(await anInfluencer(db), campaignId)).toEqual([]);
    expect(await findReceivedQuestions(await aBrand(db), campaignId)).toEqual([]);
    expect(await findAnsweredQuestions(aVisitor(db), campaignId)).toEqual([]);
    expect(await notifications()).toEqual([{ user_id: brand.actor?.id, kind: 'question_asked' }]);
  });

  it('asks the same question once, and refuses a fourth open one, even with concurrent requests', async () => {
    const { influencer, campaignId } = await aPair();
    await Promise.all(Array.from({ length: 8 }, () => ask(influencer, campaignId)));
    expect(await findOwnQuestions(influencer, campaignId)).toHaveLength(1);
    const tries = await Promise.allSettled(
      Array.from({ length: 8 }, (_, place) => ask(influencer, campaignId, `Question ${place}?`)),
    );
    const refused = tries.flatMap((it) => (it.status === 'rejected' ? [it.reason as unknown] : []));
    expect(refused).toEqual(Array(6).fill(expect.objectContaining({ code: 'question.too_many_open' })));
    expect(await findOwnQuestions(influencer, campaignId)).toHaveLength(3);
  });

  it('refuses campaigns that are over, drafts and brands', async () => {
    const { brand, influencer, campaignId } = await aPair();
    await expect(ask(later(influencer, 60), campaignId)).rejects.toThrow('question.not_open');
    await expect(ask(influencer, await aCampaign(brand, {}, 'draft'))).rejects.toThrow('campaign.not_found');
    await expect(ask(brand, campaignId)).rejects.toThrow('campaign.not_found');
    await expect(ask(aVisitor(db), campaignId)).rejects.toThrow('session.required');
    await changeCampaignStatus(brand, campaignId, 'cancel');
    await expect(ask(influencer, campaignId)).rejects.toThrow('campaign.not_found');
  });

  it.each([
    ['', 'field.required'],
    ['x'.repeat(501), 'field.too_long'],
    ['See https://example.com', 'question.has_link'],
    ['See www.example.de', 'question.has_link'],
    ['Write to lea@dubois.example', 'question.has_link'],
    ['My site is lea-dubois.fr', 'question.has_link'],
    ['My site is LEA-DUBOIS.COM', 'question.has_link'],
    ['lea-dubois.shop has my work', 'question.has_link'],
    ['Look at lea-dubois.de.', 'question.has_link'],
    ['lea-dubois.be for my work', 'question.has_link'],
    ['LEA-DUBOIS.DE', 'question.has_link'],
  ])('refuses %j', (question, code) =>
    expect(fieldsRefused(questionInput, { question })).toEqual({ question: code }),
  );

  it('refuses a very long text, in linear time', () => {
    const question = 'a-'.repeat(50_000);
    expect(fieldsRefused(questionInput, { question })).toEqual({ question: 'field.too_long' });
  });

  it.each([
    'Two posts, e.g. at 7 p.m.? Tag @maison.aubrac?',
    'J’ai une question.De quelle taille ?',
    'I have one.Shop or not?',
  ])('accepts %j', (question) => expect(fieldsRefused(questionInput, { question })).toEqual({}));
});

it('shows the brand open questions first, also one that is older than 100 answered questions', async () => {
  const { brand, influencer, campaignId } = await anAsked();
  const answered = Array.from({ length: 100 }, (_, place) => ({
    id: `question-${place}`,
    campaign_id: campaignId,
    influencer_id: influencer.influencerId,
    question: `Question ${place}?`,
    asked_at: later(influencer, 1).now,
    answer: 'Yes.',
    answered_at: later(influencer, 2).now,
  }));
  await db.kysely.insertInto('campaign_question').values(answered).execute();
  const received = await findReceivedQuestions(brand, campaignId);
  expect(received).toHaveLength(100);
  expect(received.slice(0, 2)).toMatchObject([
    { question: 'Is parking near?', state: 'open' },
    { question: 'Question 99?', state: 'answered' },
  ]);
});

describe('a block', () => {
  it('by the brand hides questions from the brand only, and by the influencer refuses new questions', async () => {
    const { brand, influencer, campaignId } = await anAsked();
    await block(brand, influencer);
    await ask(influencer, campaignId, 'Are you there?');
    expect(await findReceivedQuestions(brand, campaignId)).toEqual([]);
    expect(await findOwnQuestions(influencer, campaignId)).toHaveLength(2);
    expect(await notifications()).toHaveLength(1);
    const other = await aPair();
    await block(other.influencer, other.brand);
    await expect(ask(other.influencer, other.campaignId)).rejects.toThrow('block.active');
  });
});

describe('answerQuestion', () => {
  it('answers once, for everybody, without the name', async () => {
    const { brand, influencer, campaignId, questionId } = await anAsked();
    const answer = (text: string) => answerQuestion(brand, { questionId, answer: text });
    await answer('Yes, behind the house.');
    await answer('Yes, behind the house.');
    await expect(answer('No.')).rejects.toThrow('question.already_answered');
    const shown = [{ id: questionId, question: 'Is parking near?', answer: 'Yes, behind the house.' }];
    expect(await findAnsweredQuestions(aVisitor(db), campaignId)).toEqual([
      { ...shown[0], answeredAt: brand.now },
    ]);
    expect(await findOwnQuestions(influencer, campaignId)).toEqual([]);
    expect((await notifications()).slice(1)).toEqual([
      { user_id: influencer.actor?.id, kind: 'question_answered' },
    ]);
  });

  it('saves one of nine concurrent answers', async () => {
    const { brand, questionId } = await anAsked();
    const tries = await Promise.allSettled(
      Array.from({ length: 9 }, (_, place) => answerQuestion(brand, { questionId, answer: `${place}` })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await notifications()).filter(({ kind }) => kind === 'question_answered')).toHaveLength(1);
  });

  it('refuses the question to another brand like an unknown one', async () => {
    const { influencer, questionId } = await anAsked();
    for (const stranger of [await aBrand(db), influencer])
      for (const id of [questionId, 'question-none']) {
        const answer = answerQuestion(stranger, { questionId: id, answer: 'Yes.' });
        await expect(answer).rejects.toThrow('question.not_found');
        const hide = hideQuestion(stranger, { questionId: id, reason: 'No.' });
        await expect(hide).rejects.toThrow('question.not_found');
      }
  });
});

describe('hiding', () => {
  it('by the brand removes question and answer, and the influencer reads the reason', async () => {
    const { brand, influencer, campaignId, questionId } = await anAsked();
    await answerQuestion(brand, { questionId, answer: 'Yes.' });
    await hideQuestion(brand, { questionId, reason: 'It names a guest.' });
    await hideQuestion(brand, { questionId, reason: 'Another reason.' });
    expect(await findAnsweredQuestions(brand, campaignId)).toEqual([]);
    expect(await findOwnQuestions(influencer, campaignId)).toMatchObject([
      { state: 'hidden', hiddenReason: 'It names a guest.' },
    ]);
    await expect(answerQuestion(brand, { questionId, answer: 'No.' })).rejects.toThrow(
      'question.already_answered',
    );
  });

  it('by staff is logged, and refused to all others', async () => {
    const { brand, influencer, campaignId, questionId } = await anAsked();
    await answerQuestion(brand, { questionId, answer: 'Yes.' });
    for (const ctx of [brand, influencer, aVisitor(db)])
      await expect(removeQuestion(ctx, { questionId, reason: 'Mine.' })).rejects.toThrow('staff.not_found');
    await removeQuestion(await someStaff(db), { questionId, reason: 'It insults somebody.' });
    expect(await findAnsweredQuestions(brand, campaignId)).toEqual([]);
    const acts = await db.kysely.selectFrom('audit').select('act').orderBy('id').execute();
    expect(acts.at(-1)).toEqual({ act: 'question.removed' });
  });
});
