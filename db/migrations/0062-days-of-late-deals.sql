-- A deal can be signed after its days for drafts and publication, or just before them. The influencer has at least five
-- days from the start.
create or replace function plan_work(plan_deal text, runs_since timestamptz) returns void language sql as $$
  insert into deliverable
    (id, deal_id, seq, kind, platform, note, needs_benefit, fee_cents, submit_by, publish_by)
  select 'deliverable-' || gen_random_uuid(), deal_id, row_number() over (order by place, item),
    line->>'kind', line->>'platform', line->>'note', (line->>'needsBenefit')::boolean, (line->>'feeCents')::int,
    -- `greatest` would ignore the null of terms without drafts.
    case when terms->>'submitBy' is not null then greatest((terms->>'submitBy')::date, least_day) end,
    greatest((terms->>'publishBy')::date, least_day)
  from offer
    cross join jsonb_array_elements(terms->'lines') with ordinality as lines (line, place)
    cross join generate_series(1, (line->>'count')::int) as item
    cross join lateral (select (runs_since at time zone 'Europe/Paris')::date + 5 as least_day) as start
  where deal_id = plan_deal and status = 'accepted'
  on conflict (deal_id, seq) do nothing;
  insert into shipment (deal_id, channel, send_by)
  select deal_id, terms->'benefit'->>'channel', (runs_since at time zone 'Europe/Paris')::date + 7
  from offer
  where deal_id = plan_deal and status = 'accepted' and terms->'benefit'->>'channel' in ('parcel', 'voucher')
  on conflict (deal_id) do nothing
$$;
