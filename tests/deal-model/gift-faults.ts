import type { GuardByName } from '#tests/guards/guard.ts';

export const giftFaults: GuardByName = {
  'content does not wait for the gift': {
    file: 'domain/deal-work/work.ts',
    find: 'return !needsBenefit || !shipment || isShipmentAtRest(shipment);',
    replacement: 'return !needsBenefit || !shipment || isShipmentAtRest(shipment) || needsBenefit;',
  },
  'a gift is presumed received a day late': {
    file: 'domain/deadlines/deadline.ts',
    find: 'arrive_by: {\n    length: { days: 21 }',
    replacement: 'arrive_by: {\n    length: { days: 22 }',
  },
  'a late gift moves no deadline': {
    file: 'domain/shipments/send-gift.server.ts',
    find: "const isFirst = shipment.status === 'to_send';",
    replacement: 'const isFirst = false;',
  },
  'a gift that is sent again moves deadlines': {
    file: 'domain/shipments/send-gift.server.ts',
    find: "const isFirst = shipment.status === 'to_send';",
    replacement: 'const isFirst = true;',
  },
  'a late gift moves all content': {
    file: 'domain/deal-work/delay-work.ts',
    find: 'if (days === 0 || isAtRest(deliverable) || !deliverable.needsBenefit) return deliverable;',
    replacement: 'if (days === 0 || isAtRest(deliverable)) return deliverable;',
  },
  'sending again ends the pause': {
    file: 'domain/shipments/send-gift.server.ts',
    find: 'sendings: shipment.sendings + 1,',
    replacement: 'sendings: shipment.sendings + 1,\n      pausedOn: null,',
  },
  'a second problem begins a new pause': {
    file: 'domain/shipments/report-problem.server.ts',
    find: 'pausedOn: shipment.pausedOn ?? dayOf(ctx.now),',
    replacement: 'pausedOn: dayOf(ctx.now),',
  },
  'a pause moves no deadline': {
    file: 'domain/deal-work/delay-work.ts',
    find: '.map((it) => (pausedOn ? delayByPause(it, pausedOn, day) : it))',
    replacement: '.map((it) => (pausedOn ? delayByPause(it, day, day) : it))',
  },
  'no time for content whose gift arrived late': {
    file: 'domain/deal-work/delay-work.ts',
    find: ".map((it) => (it.needsBenefit && it.status === 'planned' ? delayUntil(it, day) : it))",
  },
  'a pause moves deadlines that began later by all its days': {
    file: 'domain/deal-work/delay-work.ts',
    find: 'const begun = start && dayOf(start) > from ? dayOf(start) : from;',
    replacement: 'const begun = from;',
  },
  'silence decides during a pause': {
    file: 'domain/deal-work/current-work.ts',
    find: '.map((it) => (shipment?.pausedOn ? it : currentDeliverable(it, today)));',
    replacement: '.map((it) => currentDeliverable(it, today));',
  },
  'reminders during a pause': {
    file: 'domain/deal-work/work-deadlines.ts',
    find: 'if (shipment?.pausedOn) return ofGift;',
  },
  'a presumed arrival does not end the pause': {
    file: 'domain/deal-work/current-work.ts',
    find: "receivedBy: 'presumption',\n    pausedOn: null,",
    replacement: "receivedBy: 'presumption',",
  },
  'a deal closes before the gift is there': {
    file: 'domain/deal-work/work.ts',
    find: 'deliverables.every(isAtRest) && !isOwed;',
    replacement: 'deliverables.every(isAtRest) && isOwed !== undefined;',
  },
  'a gift is owed after all content was dropped': {
    file: 'domain/deal-work/work.ts',
    find: "const isToSend = shipment?.status === 'to_send' || shipment?.status === 'problem';",
    replacement: "const isToSend = shipment?.status === 'waived';",
  },
  'the brand receives the gift': {
    file: 'domain/shipments/shipment.ts',
    find: "receive: { from: ['sent', 'problem'], to: 'received', by: ['influencer'] }",
    replacement: "receive: { from: ['sent', 'problem'], to: 'received', by: ['influencer', 'brand'] }",
  },
  'the address is shown for ever': {
    file: 'domain/preferences/address-hidden-from.ts',
    find: 'const DAYS_AFTER_RECEIPT = 30;',
    replacement: 'const DAYS_AFTER_RECEIPT = 3_000;',
  },
};
