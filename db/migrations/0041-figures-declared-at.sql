-- When the influencer declared the present figures. Null for figures read on Instagram, and for those declared before this migration.
alter table influencer add column figures_declared_at timestamptz;
