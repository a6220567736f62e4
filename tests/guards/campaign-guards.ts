import type { GuardByName } from './guard.ts';

export const campaignGuards: GuardByName = {
  'a campaign is found by its owner': {
    file: 'domain/campaigns/find-campaign.server.ts',
    find: ".where('client_id', '=', actsFor(requireActor(ctx)))",
    tests: ['domain/campaigns/find-campaigns.server.test.ts', 'domain/reports/reports.server.test.ts'],
  },
  'the status of a campaign is changed by its owner': {
    file: 'domain/campaigns/change-campaign-status.server.ts',
    find: ".where('client_id', '=', actsFor(requireActor(ctx)))",
  },
  'lock on a campaign whose status changes': {
    file: 'domain/campaigns/change-campaign-status.server.ts',
    find: '.forNoKeyUpdate()',
    database: 'postgres',
  },
  'status transitions of a campaign': {
    file: 'domain/campaigns/change-campaign-status.server.ts',
    find: 'status !== campaignTransitions[transition].from',
    replacement: 'false',
    tests: ['domain/campaigns/change-campaign-status.server.test.ts', 'tests/model/model.server.test.ts'],
  },
  'version of an edited campaign': {
    file: 'domain/campaigns/edit-campaign.server.ts',
    find: 'campaign.version !== version',
    replacement: 'false',
  },
  'drafts and cancelled campaigns are not public': {
    file: 'domain/campaigns/find-public-campaign.server.ts',
    find: ".where('campaign.status', 'in', publishedStatuses)",
  },
  'one application per influencer and campaign': {
    file: 'domain/applications/apply-to-campaign.server.ts',
    find: ".onConflict((conflict) => conflict.columns(['campaign_id', 'influencer_id']).doNothing())",
  },
  'an application is decided by the owner of its campaign': {
    file: 'domain/applications/select-applications.server.ts',
    find: ".where('campaign.client_id', '=', actsFor(requireActor(ctx)))",
    tests: [
      'domain/applications/decide-application.server.test.ts',
      'domain/applications/find-application-for-review.server.test.ts',
      'domain/reports/reports.server.test.ts',
    ],
  },
  'lock on an application that is decided': {
    file: 'domain/applications/decide-application.server.ts',
    find: ".forNoKeyUpdate('application')",
    database: 'postgres',
  },
  'an application is withdrawn by its influencer': {
    file: 'domain/applications/select-applications.server.ts',
    tests: ['domain/applications/withdraw-application.server.test.ts'],
    find: ".where('influencer.user_id', '=', requireActor(ctx).id)",
  },
  'a conversation is found by its two people': {
    file: 'domain/conversations/select-conversations.server.ts',
    find: "eb.or([eb('campaign.client_id', '=', actsFor(actor)), eb('influencer.user_id', '=', actor.id)]),",
    replacement: 'eb.lit(true),',
    tests: [
      'domain/conversations/find-conversation.server.test.ts',
      'domain/conversations/send-message.server.test.ts',
    ],
  },
  'a conversation closes after 30 days': {
    file: 'domain/conversations/is-writable.server.ts',
    find: 'application.ended_at >',
    replacement: "'infinity'::timestamptz >",
    tests: ['domain/conversations/send-message.server.test.ts'],
  },
  'visitors see redacted profiles': {
    file: 'domain/influencers/open-profile.server.ts',
    find: 'if (!viewer) return { redacted: true',
    replacement: 'if (false) return { redacted: true',
  },
  'a location does not reveal an identity to visitors': {
    file: 'domain/influencers/redacted-location.server.ts',
    find: 'Array.from(word).length > MAX_SHORT_WORD &&',
    replacement: 'false &&',
  },
  'daily limit of opened profiles': {
    file: 'domain/influencers/profile-views.server.ts',
    find: 'cardinality(profile_views.influencer_ids) <',
    replacement: '0 <',
    tests: ['domain/influencers/open-profile.server.test.ts'],
  },
  'advanced filters come with a plan': {
    file: 'domain/influencers/find-influencers.server.ts',
    find: 'isAdvanced(filters) &&',
    replacement: 'false &&',
  },
  'a shipping address is shown after acceptance': {
    file: 'domain/preferences/find-shipping-address.server.ts',
    find: ".where('application.decision', '=', 'accepted')",
    tests: ['domain/preferences/preferences.server.test.ts'],
  },
  'daily limit of contact messages': {
    file: 'domain/contact/contact-influencer.server.ts',
    find: 'if (sent.length >= CONTACTS_PER_DAY)',
    replacement: 'if (false)',
  },
  'files are attached by their uploader': {
    file: 'domain/files/attach-files.server.ts',
    find: ".where('owner_id', '=', requireMemberOrStaff(ctx).id)",
    tests: ['domain/files/files.server.test.ts', 'domain/campaigns/set-media.server.test.ts'],
  },
  'private files are shown to their people': {
    file: 'domain/files/find-file.server.ts',
    find: 'await requireShared(ctx, id, row.attached_to);',
    tests: ['domain/files/files.server.test.ts'],
  },
  'files pass the scanner': {
    file: 'domain/files/add-file.server.ts',
    find: "if (verdict !== 'clean')",
    replacement: 'if (false)',
    tests: ['domain/files/files.server.test.ts'],
  },
  'documents without scripts': {
    file: 'domain/files/pdf.server.ts',
    find: 'if (/\\/(JavaScript|Launch)[^A-Za-z]/.test(plain))',
    replacement: 'if (false)',
    tests: ['domain/files/type-of-file.test.ts'],
  },
};
