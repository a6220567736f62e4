import { columns } from './data-table.ts';

/**
 * Columns without personal data, such as the operator's own texts, counts without names, demo accounts, outcomes of
 * services, and the applied migrations.
 */
export const notPersonal: Record<string, readonly string[]> = {
  blog_entry: columns(`
    id slug topic title_en title_fr resume_en resume_fr body_en body_fr cover share_picture
    cover_alt_en cover_alt_fr words_en words_fr published_at created_at updated_at
  `),
  campaign_views: ['campaign_id', 'day', 'people'],
  demo_account: ['email', 'user_id', 'loaded_at'],
  health_check: ['one', 'checked_at'],
  migration: ['name', 'hash', 'applied_at'],
  reminder: ['subject_id', 'deadline', 'day'],
  removed_file: ['id', 'removed_at'],
  service_outcome: ['service', 'outcome', 'at', 'reason'],
  storage_sample: ['day', 'name', 'bytes', 'row_count'],
};
