import type { GuardByName } from '#tests/guards/guard.ts';

export const contentFaults: GuardByName = {
  'a draft is approved by silence a day early': {
    file: 'domain/deadlines/deadline.ts',
    find: 'approve_by: {\n    length: { workingDays: 5 }',
    replacement: 'approve_by: {\n    length: { workingDays: 4 }',
  },
  'holidays are working days': {
    file: 'domain/deadlines/working-days.ts',
    find: ' && !isHoliday(day)',
  },
  'one round of changes too many': {
    file: 'domain/deliverables/may-content.ts',
    find: 'roundsLeft(deliverable, terms) > 0',
    replacement: 'roundsLeft(deliverable, terms) >= 0',
  },
  'an older draft is approved': {
    file: 'domain/deliverables/submissions.server.ts',
    find: "if (newest?.seq !== seq) throw new Refusal('deliverable.move_not_allowed');",
    replacement: "if (!newest) throw new Refusal('deliverable.move_not_allowed');",
  },
  'a draft is skipped': {
    file: 'domain/deliverables/deliverable.ts',
    find: "if (transition === 'publish' && draftFirst && status === 'planned') return false;",
  },
  'one link for two deliverables': {
    file: 'db/migrations/0060-deal-work.sql',
    find: "create unique index deliverable_post_idx on deliverable (post_key) where post_key is not null and status <> 'dropped';",
  },
  'a second objection': {
    file: 'domain/deliverables/may-content.ts',
    find: "return deliverable.objectedAt ? 'deliverable.already_objected' : null;",
    replacement: 'return null;',
  },
  'no time to publish after a late answer': {
    file: 'domain/deliverables/approve-content.server.ts',
    find: 'publishBy: lastDayAfter(deliverable.publishBy, today),',
  },
  'a confirmation during a pause moves no deadline': {
    file: 'domain/deliverables/confirm-post.server.ts',
    find: '...(pausedOn ? delayByPause(deliverable, pausedOn, today) : deliverable),',
    replacement: '...deliverable,',
  },
  'a late post is in time once it was published again': {
    file: 'domain/deliverables/object-to-post.server.ts',
    find: 'isPublishedLate(deliverable, shipment?.pausedOn ?? null)',
    replacement: 'false',
  },
  'a late draft is in time once a later version is': {
    file: 'domain/deliverables/submit-content.server.ts',
    find: 'deliverable.submittedLate || isLate(work)',
    replacement: 'isLate(work)',
  },
  'no time for drafts of a deal that was signed late': {
    file: 'db/migrations/0062-days-of-late-deals.sql',
    find: "case when terms->>'submitBy' is not null then greatest((terms->>'submitBy')::date, least_day) end",
    replacement: "(terms->>'submitBy')::date",
  },
  'the brand drops a draft that waits for its answer': {
    file: 'domain/deliverables/may-content.ts',
    find: 'if (!lastDay) return false;',
    replacement: 'if (!lastDay) return true;',
  },
  'content is dropped a day before it is late': {
    file: 'domain/deliverables/deliverable.ts',
    find: 'DROP_AFTER_DAYS = 7',
    replacement: 'DROP_AFTER_DAYS = 6',
  },
  'a story without a screenshot': {
    file: 'domain/deliverables/publish-content.server.ts',
    find: "const needsScreenshot = kind === 'story' || !post || post.isStory;",
    replacement: 'const needsScreenshot = !post || post.isStory;',
  },
  'a deal stays open after its last content': {
    file: 'domain/deal-work/save-work.server.ts',
    find: 'if (!work || !isWorkAtRest(work)) return saveDeal',
    replacement: 'if (work) return saveDeal',
  },
  'the moment of the work is not updated': {
    file: 'domain/deal-work/save-work.server.ts',
    find: 'const work_due_at = work && workDueAt(work, ctx.now);',
    replacement: 'const work_due_at = work && workDueAt(work, new Date(0));',
  },
  'a reminder for each deliverable': {
    file: 'domain/deal-work/run-work-deadlines.server.ts',
    find: 'if (!(await claimReminder(ctx, deal.id, deadline))) continue;',
    replacement: 'await claimReminder(ctx, deal.id, deadline);',
  },
  'two acts on the work at once': {
    file: 'domain/deal-work/lock-work.server.ts',
    find: "if (deal.status !== 'running') throw new Refusal('deal.move_not_allowed');",
  },
};
