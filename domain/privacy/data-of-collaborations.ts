import { columns, type StoredData } from './data-table.ts';

export const dataOfCollaborations = {
  campaign: {
    of: 'brands',
    basis: 'contract',
    period: 'account',
    tables: {
      campaign: {
        exported: columns(`
          id client_id version status title description compensation_type gift_description
          post_price_cents story_price_cents thematics collaboration_type venue_name venue_address
          venue_town venue_country slot1_start slot1_end slot2_start slot2_end start_date end_date
          target_locations min_age max_age female_percentage male_percentage other_percentage
          follower_range created_at updated_at published_at
        `),
        withheld: columns('search_text search_town'),
        kept: {
          application: columns(`
            id client_id version status compensation_type post_price_cents story_price_cents
            collaboration_type start_date end_date created_at updated_at published_at
          `),
        },
      },
      campaign_media: { exported: columns('id campaign_id kind place file_id address') },
      campaign_terms: { exported: columns('campaign_id version terms hash saved_at') },
      campaign_objective: { exported: columns('campaign_id objective saved_at') },
    },
  },
  application: {
    of: 'influencers',
    basis: 'contract',
    period: 'account',
    tables: {
      application: {
        exported: columns(`
          id campaign_id influencer_id status message created_at decision decided_at decided_by
          ended_at answer_by lapsed_at attempt
        `),
        withheld: columns('hidden due_at'),
        kept: {
          application: columns(`
            id campaign_id influencer_id status created_at decision decided_at decided_by ended_at
            hidden answer_by lapsed_at attempt
          `),
        },
      },
    },
  },
  invitation: {
    of: 'influencers',
    basis: 'contract',
    period: 'account',
    tables: {
      invitation: {
        exported: columns('id campaign_id influencer_id note status created_at answered_at'),
      },
      muted_brand: { exported: columns('user_id client_id muted_at') },
    },
  },
  question: {
    of: 'influencers',
    basis: 'contract',
    period: 'account',
    tables: {
      campaign_question: {
        exported: columns(`
          id campaign_id influencer_id question asked_at answer answered_at hidden_at hidden_by
          hidden_reason
        `),
      },
    },
  },
  conversation: {
    of: 'everyone',
    basis: 'contract',
    period: 'account',
    tables: {
      conversation: {
        exported: columns('id application_id last_seq created_at'),
        withheld: ['closed_at'],
        kept: { conversation: columns('id application_id last_seq created_at closed_at') },
      },
      message: {
        exported: columns('conversation_id seq id sender_id content created_at'),
        withheld: columns('hidden'),
        kept: { conversation: columns('conversation_id seq id sender_id content created_at hidden') },
      },
      message_file: {
        exported: columns('conversation_id seq place file_id'),
        kept: { conversation: columns('conversation_id seq place file_id') },
      },
      conversation_reader: {
        exported: columns('conversation_id user_id read_seq mailed_seq'),
        withheld: columns('mail_due_at'),
        kept: { conversation: columns('conversation_id user_id read_seq mailed_seq') },
      },
      saved_reply: { exported: columns('id user_id title content created_at updated_at') },
    },
  },
  block: {
    of: 'everyone',
    basis: 'interest',
    period: 'account',
    // Belongs to the blocker alone: a blocked account must not find the row in its export.
    tables: { block: { exported: columns('blocker_id blocked_id created_at') } },
  },
  abuseReport: {
    of: 'visitors',
    basis: 'law',
    period: 'site',
    tables: {
      // Belongs to the reporter alone: the person concerned must not learn who reported.
      abuse_report: {
        exported: columns(`
          id kind target_id place reason text reporter_id name email language decision ground
          statement decided_at created_at reversed_at reversal_reason
        `),
        // `target_name` can be the name of a profile. Exporting it would bypass the daily limit of profile views.
        withheld: columns('target_name excerpt concerned_id decided_by reversed_by'),
        kept: {
          report: columns(`
            id kind target_id target_name place reason text reporter_id language decision ground
            statement decided_at created_at excerpt concerned_id decided_by reversed_at reversed_by reversal_reason
          `),
        },
      },
    },
  },
  contact: {
    of: 'everyone',
    basis: 'contract',
    period: 'account',
    tables: {
      contact_request: {
        exported: columns('id sender_id influencer_id name email subject message created_at'),
      },
    },
  },
  call: {
    of: 'everyone',
    basis: 'contract',
    period: 'account',
    tables: {
      call_request: {
        exported: columns('id user_id wanted_on wanted_at note created_at done_at staff_note'),
      },
    },
  },
  notification: {
    of: 'everyone',
    basis: 'contract',
    period: 'account',
    tables: {
      notice: {
        exported: columns(`
          id user_id event_id kind campaign_id influencer_id conversation_id deal_id listed
          created_at read_at
        `),
      },
      notice_setting: { exported: columns('user_id kind in_product by_mail') },
    },
  },
  consent: {
    of: 'everyone',
    basis: 'law',
    period: 'account',
    tables: {
      consent_entry: { exported: columns('id user_id subject version given way created_at') },
    },
  },
  profileView: {
    of: 'everyone',
    basis: 'contract',
    period: 'account',
    tables: { profile_views: { exported: columns('viewer_id day influencer_ids') } },
  },
  shortlist: {
    of: 'brands',
    basis: 'contract',
    period: 'account',
    tables: {
      shortlist: { exported: columns('id client_id name created_at removed_at') },
      shortlist_entry: { exported: columns('shortlist_id influencer_id note added_at removed_at') },
    },
  },
  savedSearch: {
    of: 'everyone',
    basis: 'contract',
    period: 'account',
    tables: {
      saved_search: {
        exported: columns('id user_id name query notified_since checked_at created_at removed_at'),
      },
      search_result: { exported: columns('event_id search_id found without_advanced created_at') },
      collection_entry: { exported: columns('influencer_id entered_at') },
    },
  },
  campaignView: {
    of: 'visitors',
    basis: 'interest',
    period: 'day',
    tables: {
      campaign_viewer: {
        exported: [],
        withheld: columns('day campaign_id viewer'),
        kept: { expiring: columns('day campaign_id viewer') },
      },
    },
  },
} as const satisfies Record<string, StoredData>;
