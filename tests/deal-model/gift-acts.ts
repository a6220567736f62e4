import type { Ctx } from '#domain/ctx.ts';
import { receiveGift } from '#domain/shipments/receive-gift.server.ts';
import { reportProblem } from '#domain/shipments/report-problem.server.ts';
import { sendGift } from '#domain/shipments/send-gift.server.ts';
import { waiveGift } from '#domain/shipments/waive-gift.server.ts';
import type { MakeAct, Scene } from './act.ts';
import type { Choice } from './choice.ts';
import { actorFor, dealFor } from './deal-acts.ts';
import * as model from './model-gifts.ts';
import { type DealPlace, dealIn, dealsOf, type Person, type Side, type State } from './state.ts';
import type { Gift } from './work-state.ts';
import { ctxOf, storedDeal } from './world.ts';

/** Returns a running deal, usually one whose gift has one of the statuses. */
function giftFor(scene: Scene, choice: Choice, statuses: readonly Gift['status'][]): DealPlace | undefined {
  const isLiked = ({ deal: { work, status } }: DealPlace) =>
    status === 'running' && work?.gift && statuses.includes(work.gift.status);
  const liked = choice.on % 10 < 8 ? dealsOf(scene.state).filter(isLiked) : [];
  return liked[choice.on % Math.max(1, liked.length)] ?? dealFor(scene, choice, ['running']);
}

interface Kind {
  name: string;
  side: Side;
  from: readonly Gift['status'][];
  expected: (state: State, place: DealPlace, by: Person, choice: Choice) => string;
  perform: (ctx: Ctx, dealId: string, choice: Choice) => Promise<unknown>;
}

const act =
  ({ name, side, from, expected, perform }: Kind): MakeAct =>
  (scene, choice) => {
    const place = giftFor(scene, choice, from);
    if (!place) return null;
    const { real, state } = scene;
    const by = actorFor(place, choice, side);
    return {
      name,
      expected: (copy) => expected(copy, dealIn(copy, place), by, choice),
      perform: () => perform(ctxOf(real, state, by), storedDeal(real, place).id, choice),
    };
  };

const hasCarrier = ({ odd }: Choice) => odd !== 'code';

const send = act({
  name: 'sendGift',
  side: 'brand',
  from: ['to_send', 'problem'],
  expected: (state, place, by, choice) => model.send(state, place, by, hasCarrier(choice)),
  perform: (ctx, dealId, choice) =>
    sendGift(ctx, dealId, { carrier: hasCarrier(choice) ? 'dhl' : null, trackingNumber: '6A 123' }),
});

const problem = act({
  name: 'reportProblem',
  side: 'influencer',
  from: ['sent'],
  expected: model.reportProblem,
  perform: (ctx, dealId) => reportProblem(ctx, dealId, { text: 'The box was empty.' }),
});

const receive = act({
  name: 'receiveGift',
  side: 'influencer',
  from: ['sent', 'problem'],
  expected: model.receive,
  perform: receiveGift,
});

const waive = act({
  name: 'waiveGift',
  side: 'influencer',
  from: ['to_send', 'sent', 'problem'],
  expected: model.waive,
  perform: waiveGift,
});

export const giftActs = { send, problem, receive, waive };
