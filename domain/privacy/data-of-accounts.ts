import { columns, type StoredData } from './data-table.ts';

export const dataOfAccounts = {
  account: {
    of: 'everyone',
    basis: 'contract',
    period: 'account',
    tables: {
      app_user: {
        exported: columns(`
          id name email email_verified image role language two_factor_enabled suspended_at
          suspension erasure_due_at erased_at created_at updated_at
        `),
        kept: { account: columns('id role language suspended_at erased_at') },
      },
      user_account: {
        exported: columns('provider_id created_at updated_at'),
        withheld: columns(`
          id account_id user_id password access_token refresh_token id_token scope
          access_token_expires_at refresh_token_expires_at
        `),
      },
      test_email: { exported: columns('user_id requested_at sent_at failed_at reason') },
      instagram_proof: {
        exported: columns('user_id handle account_id proved_at tried_at missing_since'),
      },
      instagram_code: { exported: columns('user_id handle code expires_at') },
    },
  },
  session: {
    of: 'everyone',
    basis: 'interest',
    period: 'session',
    tables: {
      user_session: {
        exported: columns('ip_address user_agent second_factor_at expires_at created_at updated_at'),
        withheld: columns('id token user_id'),
      },
    },
  },
  link: {
    of: 'everyone',
    basis: 'contract',
    period: 'hour',
    tables: {
      auth_verification: {
        exported: columns('expires_at created_at updated_at'),
        withheld: columns('id identifier value'),
      },
    },
  },
  termsOfUse: {
    of: 'everyone',
    basis: 'law',
    period: 'account',
    tables: { terms_acceptance: { exported: columns('user_id version way accepted_at') } },
  },
  emailChange: {
    of: 'everyone',
    basis: 'interest',
    period: 'week',
    tables: {
      email_change: {
        exported: columns(`
          user_id old_email new_email proved_by created_at expires_at confirmed_at undo_until
          undone_at
        `),
        withheld: ['id'],
      },
    },
  },
  attempts: {
    of: 'visitors',
    basis: 'interest',
    period: 'twoDays',
    tables: {
      rate_limit: {
        exported: [],
        withheld: columns('key points expire'),
        kept: { expiring: columns('key points expire') },
      },
    },
  },
  export: {
    of: 'everyone',
    basis: 'law',
    period: 'week',
    tables: {
      export: { exported: columns('id user_id requested_at ready_at bytes') },
    },
  },
  secondFactor: {
    of: 'everyone',
    basis: 'interest',
    period: 'account',
    tables: {
      user_two_factor: {
        exported: columns('verified failed_verification_count locked_until'),
        withheld: columns('id user_id secret backup_codes'),
      },
      remembered_browser: {
        exported: columns('expires_at created_at'),
        withheld: columns('id user_id device'),
      },
      passkey: {
        exported: columns('name transports created_at used_at'),
        withheld: columns('id user_id credential_id public_key counter'),
      },
      recovery: { exported: columns('user_id requested_at due_at') },
    },
  },
  profile: {
    of: 'influencers',
    basis: 'contract',
    period: 'account',
    tables: {
      influencer: {
        exported: columns(`
          id user_id full_name handle phone picture bio location thematics followers following
          posts engagement_rate figures_source figures_read_at figures_declared_at
          instagram_connected_at verified_at verification_asked_at verification_refusal featured_at collection_until created_at
        `),
        kept: { account: columns('id user_id') },
      },
      portfolio_item: {
        exported: columns('id influencer_id place title brand link picture alt created_at removed_at'),
        withheld: ['hidden_at'],
      },
    },
  },
  preferences: {
    of: 'influencers',
    basis: 'contract',
    period: 'account',
    tables: {
      preferences: {
        exported: columns(`
          user_id accept_gifts street zip_code city phone delivery_instructions accept_paid_collabs
          company_name min_post_price_cents min_story_price_cents collaboration_types
          preferred_cities accept_invitations updated_at
        `),
      },
    },
  },
  company: {
    of: 'brands',
    basis: 'contract',
    period: 'account',
    tables: {
      company: {
        exported: columns(`
          id user_id name phone instagram instagram_connected_at country siret street complementary
          zip_code city description description_fr website founded employees industries logo
          created_at verified_at verification_asked_at verification_refusal
        `),
        withheld: columns('search_name'),
        kept: { account: columns('id user_id') },
      },
      company_document: { exported: columns('id company_id file_id type created_at') },
    },
  },
  file: {
    of: 'everyone',
    basis: 'contract',
    period: 'account',
    tables: {
      file: {
        exported: columns('id owner_id profile name content_type bytes width height created_at attached_to'),
        withheld: columns('variants lost_since waiting_since upload_id'),
        kept: {
          conversation: columns(`
            id owner_id profile name content_type bytes width height variants lost_since created_at
            attached_to waiting_since upload_id
          `),
        },
      },
      upload: {
        exported: columns('owner_id profile name bytes created_at received_at'),
        withheld: columns('id upload_id part_bytes parts'),
      },
    },
  },
  subscription: {
    of: 'everyone',
    basis: 'law',
    period: 'law',
    tables: {
      subscription: {
        exported: columns(`
          id user_id tier billing status current_period_end cancel_at_period_end past_due_since
          created_at updated_at
        `),
        kept: {
          invoice: columns(`
            id user_id tier billing status current_period_end cancel_at_period_end past_due_since
            created_at updated_at
          `),
        },
      },
      subscription_invoice: {
        exported: columns('id subscription_id tier billing amount_cents currency status issued_at url'),
        kept: {
          invoice: columns('id subscription_id tier billing amount_cents currency status issued_at url'),
        },
      },
      billing_account: {
        exported: columns('user_id biller customer'),
        withheld: columns('asked kept held_by held_until'),
      },
      billing_event: {
        exported: columns('id type customer created_at handled_at'),
        kept: { invoice: columns('id type customer created_at handled_at') },
      },
      test_biller_account: { exported: columns('customer books') },
    },
  },
} as const satisfies Record<string, StoredData>;
