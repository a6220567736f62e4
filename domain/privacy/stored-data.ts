type Person = 'everyone' | 'influencers' | 'brands' | 'staff' | 'visitors';
/** Legal basis for storing data: a contract, the operator's legitimate interest, or a duty by law (GDPR, article 6). */
type Basis = 'contract' | 'interest' | 'law';
/** `account`: the data is stored until the account is deleted. */
type Period = 'account' | 'session' | 'hour' | 'day' | 'sent' | 'site' | 'law';

interface StoredData {
  of: Person;
  basis: Basis;
  period: Period;
  columns: Record<string, readonly string[]>;
}

export const columns = (names: string) => names.trim().split(/\s+/);

/**
 * All personal data in the database, as the legal notice lists it. `stored-data.server.test.ts` fails if a database
 * column is neither here nor in `notPersonal`.
 */
export const storedData = {
  account: {
    of: 'everyone',
    basis: 'contract',
    period: 'account',
    columns: {
      app_user: columns(`
        id name email email_verified image role language two_factor_enabled suspended_at
        suspension created_at updated_at
      `),
      user_account: columns(`
        id account_id provider_id user_id password created_at updated_at access_token
        refresh_token id_token scope access_token_expires_at refresh_token_expires_at
      `),
      test_email: ['user_id', 'requested_at', 'sent_at', 'failed_at', 'reason'],
      instagram_proof: ['user_id', 'handle', 'account_id', 'proved_at', 'tried_at', 'missing_since'],
      instagram_code: ['user_id', 'handle', 'code', 'expires_at'],
    },
  },
  session: {
    of: 'everyone',
    basis: 'interest',
    period: 'session',
    columns: {
      user_session: columns(`
        id token user_id ip_address user_agent second_factor_at expires_at created_at updated_at
      `),
    },
  },
  link: {
    of: 'everyone',
    basis: 'contract',
    period: 'hour',
    columns: {
      auth_verification: ['id', 'identifier', 'value', 'expires_at', 'created_at', 'updated_at'],
    },
  },
  attempts: {
    of: 'visitors',
    basis: 'interest',
    period: 'hour',
    columns: { rate_limit: ['key', 'points', 'expire'] },
  },
  secondFactor: {
    of: 'staff',
    basis: 'interest',
    period: 'account',
    columns: {
      user_two_factor: columns(`
        id user_id secret backup_codes verified failed_verification_count locked_until
      `),
    },
  },
  profile: {
    of: 'influencers',
    basis: 'contract',
    period: 'account',
    columns: {
      influencer: columns(`
        id user_id full_name handle phone picture bio location thematics followers following posts
        engagement_rate figures_source figures_read_at instagram_connected_at verified_at
        verification_asked_at verification_refusal featured_at collection_until created_at
      `),
      portfolio_item: columns(`
        id influencer_id place title brand link picture alt created_at removed_at
      `),
    },
  },
  preferences: {
    of: 'influencers',
    basis: 'contract',
    period: 'account',
    columns: {
      preferences: columns(`
        user_id accept_gifts street zip_code city phone delivery_instructions accept_paid_collabs
        company_name min_post_price_cents min_story_price_cents collaboration_types
        preferred_cities accept_invitations updated_at
      `),
    },
  },
  company: {
    of: 'brands',
    basis: 'contract',
    period: 'account',
    columns: {
      company: columns(`
        id user_id name phone instagram instagram_connected_at country siret street complementary
        zip_code city description description_fr website founded employees industries logo
        created_at verified_at verification_asked_at verification_refusal search_name
      `),
      company_document: ['id', 'company_id', 'file_id', 'type', 'created_at'],
    },
  },
  campaign: {
    of: 'brands',
    basis: 'contract',
    period: 'account',
    columns: {
      campaign: columns(`
        id client_id version status title description compensation_type gift_description
        post_price_cents story_price_cents thematics collaboration_type venue_name venue_address
        venue_town venue_country slot1_start slot1_end slot2_start slot2_end start_date end_date
        target_locations min_age max_age female_percentage male_percentage other_percentage
        follower_range created_at updated_at published_at search_text search_town
      `),
      campaign_media: ['id', 'campaign_id', 'kind', 'place', 'file_id', 'address'],
    },
  },
  application: {
    of: 'influencers',
    basis: 'contract',
    period: 'account',
    columns: {
      application: columns(`
        id campaign_id influencer_id status message created_at decision decided_at decided_by
        ended_at
      `),
    },
  },
  invitation: {
    of: 'influencers',
    basis: 'contract',
    period: 'account',
    columns: {
      invitation: columns('id campaign_id influencer_id note status created_at answered_at'),
      muted_brand: ['user_id', 'client_id', 'muted_at'],
    },
  },
  conversation: {
    of: 'everyone',
    basis: 'contract',
    period: 'account',
    columns: {
      conversation: ['id', 'application_id', 'last_seq', 'created_at'],
      message: ['conversation_id', 'seq', 'id', 'sender_id', 'content', 'created_at'],
      message_file: ['conversation_id', 'seq', 'place', 'file_id'],
      conversation_reader: ['conversation_id', 'user_id', 'read_seq', 'mailed_seq', 'mail_due_at'],
      saved_reply: ['id', 'user_id', 'title', 'content', 'created_at', 'updated_at'],
    },
  },
  file: {
    of: 'everyone',
    basis: 'contract',
    period: 'account',
    columns: {
      file: columns(`
        id owner_id profile name content_type bytes width height variants lost_since created_at
        attached_to waiting_since upload_id
      `),
    },
  },
  contact: {
    of: 'everyone',
    basis: 'contract',
    period: 'account',
    columns: {
      contact_request: columns(`
        id sender_id influencer_id name email subject message created_at
      `),
    },
  },
  call: {
    of: 'everyone',
    basis: 'contract',
    period: 'account',
    columns: {
      call_request: columns(`
        id user_id wanted_on wanted_at note created_at done_at staff_note
      `),
    },
  },
  notification: {
    of: 'everyone',
    basis: 'contract',
    period: 'account',
    columns: {
      notice: columns(`
        id user_id event_id kind campaign_id influencer_id conversation_id listed created_at
        read_at
      `),
      notice_setting: ['user_id', 'kind', 'in_product', 'by_mail'],
    },
  },
  consent: {
    of: 'everyone',
    basis: 'law',
    period: 'account',
    columns: {
      consent_entry: ['id', 'user_id', 'subject', 'version', 'given', 'way', 'created_at'],
    },
  },
  profileView: {
    of: 'everyone',
    basis: 'contract',
    period: 'account',
    columns: { profile_views: ['viewer_id', 'day', 'influencer_ids'] },
  },
  shortlist: {
    of: 'brands',
    basis: 'contract',
    period: 'account',
    columns: {
      shortlist: ['id', 'client_id', 'name', 'created_at', 'removed_at'],
      shortlist_entry: ['shortlist_id', 'influencer_id', 'note', 'added_at', 'removed_at'],
    },
  },
  savedSearch: {
    of: 'everyone',
    basis: 'contract',
    period: 'account',
    columns: {
      saved_search: columns(`
        id user_id name query notified_since checked_at created_at removed_at
      `),
      search_result: ['event_id', 'search_id', 'found', 'without_advanced', 'created_at'],
      collection_entry: ['influencer_id', 'entered_at'],
    },
  },
  campaignView: {
    of: 'visitors',
    basis: 'interest',
    period: 'day',
    columns: { campaign_viewer: ['day', 'campaign_id', 'viewer'] },
  },
  subscription: {
    of: 'everyone',
    basis: 'law',
    period: 'law',
    columns: {
      subscription: columns(`
        id user_id tier billing status current_period_end cancel_at_period_end past_due_since
        created_at updated_at
      `),
      subscription_invoice: columns(`
        id subscription_id tier billing amount_cents currency status issued_at url
      `),
      billing_account: ['user_id', 'biller', 'customer', 'asked', 'kept', 'held_by', 'held_until'],
      billing_event: ['id', 'type', 'customer', 'created_at', 'handled_at'],
      test_biller_account: ['customer', 'books'],
    },
  },
  job: {
    of: 'everyone',
    basis: 'contract',
    period: 'sent',
    columns: {
      job: columns(`
        id name payload unique_key run_at attempts leased_until failed_at last_error
      `),
    },
  },
  log: {
    of: 'everyone',
    basis: 'interest',
    period: 'site',
    columns: {
      event: ['id', 'name', 'actor_id', 'subject', 'created_at'],
      audit: ['id', 'created_at', 'staff_id', 'act', 'subject_id'],
    },
  },
  blog: {
    of: 'staff',
    basis: 'contract',
    period: 'site',
    columns: { blog_entry: ['author'] },
  },
} as const satisfies Record<string, StoredData>;

export type StoredDataKey = keyof typeof storedData;
export type StoredPeriod = (typeof storedData)[StoredDataKey]['period'];
export type StoredPerson = (typeof storedData)[StoredDataKey]['of'];
export type StoredBasis = (typeof storedData)[StoredDataKey]['basis'];
