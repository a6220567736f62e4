CREATE FUNCTION public.folded(text) RETURNS text
    LANGUAGE sql IMMUTABLE STRICT COST 1000 PARALLEL SAFE
    AS $_$
  select replace(replace(replace(
    translate(
      regexp_replace(normalize($1, NFD), '[\u0300-\u036f]+', '', 'g'),
      'ABCDEFGHIJKLMNOPQRSTUVWXYZÆŒΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
      'abcdefghijklmnopqrstuvwxyzæœαβγδεζηθικλμνξοπρστυφχψωσѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюя'
    ), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss')
$_$;

CREATE FUNCTION public.refuse_audit_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  raise exception 'The audit list is only ever added to.';
end
$$;

CREATE FUNCTION public.tell_account_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('account_changed', new.id);
  return null;
end
$$;

CREATE FUNCTION public.tell_all_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('influencer_changed', '*');
  return null;
end
$$;

CREATE FUNCTION public.tell_changed_influencers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tell_influencers_changed(array(select id from changed));
  return null;
end
$$;

CREATE FUNCTION public.tell_changed_preferences() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tell_influencers_changed(array(select influencer.id from influencer join changed using (user_id)));
  return null;
end
$$;

CREATE FUNCTION public.tell_influencers_changed(ids text[]) RETURNS void
    LANGUAGE plpgsql
    AS $$
declare
  first integer := 1;
begin
  if cardinality(ids) > 1000 then
    perform pg_notify('influencer_changed', '*');
    return;
  end if;
  while first <= cardinality(ids) loop
    perform pg_notify('influencer_changed', array_to_string(ids[first : first + 99], ' '));
    first := first + 100;
  end loop;
end
$$;

CREATE FUNCTION public.tell_session_ended() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform pg_notify('session_ended', old.user_id);
  return null;
end
$$;

CREATE FUNCTION public.tell_suspended_changed() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
begin
  perform tell_influencers_changed(array(select id from influencer where user_id = new.id));
  return null;
end
$$;

CREATE TABLE public.app_user (
    id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    email_verified boolean NOT NULL,
    image text,
    created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    role text NOT NULL,
    language text NOT NULL,
    two_factor_enabled boolean,
    suspended_at timestamp with time zone,
    suspension text,
    CONSTRAINT app_user_language_check CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text]))),
    CONSTRAINT app_user_role_check CHECK ((role = ANY (ARRAY['client'::text, 'influencer'::text, 'staff'::text])))
);

CREATE TABLE public.application (
    id text NOT NULL,
    campaign_id text NOT NULL,
    influencer_id text NOT NULL,
    status text NOT NULL,
    message text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    decision text,
    decided_at timestamp with time zone,
    decided_by text,
    ended_at timestamp with time zone,
    CONSTRAINT application_check CHECK (((decision IS NULL) = (decided_at IS NULL))),
    CONSTRAINT application_decision_check CHECK ((decision = ANY (ARRAY['accepted'::text, 'declined'::text]))),
    CONSTRAINT application_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text, 'ended'::text])))
);

CREATE TABLE public.audit (
    id text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    staff_id text,
    act text NOT NULL,
    subject_id text NOT NULL
);

CREATE TABLE public.auth_verification (
    id text NOT NULL,
    identifier text NOT NULL,
    value text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL
);

CREATE TABLE public.billing_account (
    user_id text NOT NULL,
    biller text NOT NULL,
    customer text NOT NULL,
    asked integer DEFAULT 0 NOT NULL,
    kept integer DEFAULT 0 NOT NULL,
    held_by text,
    held_until timestamp with time zone,
    CONSTRAINT billing_account_biller_check CHECK ((biller = ANY (ARRAY['stripe'::text, 'test'::text])))
);

CREATE TABLE public.billing_event (
    id text NOT NULL,
    type text NOT NULL,
    customer text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    handled_at timestamp with time zone NOT NULL
);

CREATE TABLE public.blog_entry (
    id text NOT NULL,
    slug text NOT NULL,
    topic text NOT NULL,
    author text NOT NULL,
    title_en text DEFAULT ''::text NOT NULL,
    title_fr text DEFAULT ''::text NOT NULL,
    resume_en text DEFAULT ''::text NOT NULL,
    resume_fr text DEFAULT ''::text NOT NULL,
    body_en text DEFAULT ''::text NOT NULL,
    body_fr text DEFAULT ''::text NOT NULL,
    cover text,
    share_picture text,
    cover_alt_en text DEFAULT ''::text NOT NULL,
    cover_alt_fr text DEFAULT ''::text NOT NULL,
    words_en integer GENERATED ALWAYS AS (cardinality(regexp_split_to_array(btrim(body_en), '\s+'::text))) STORED NOT NULL,
    words_fr integer GENERATED ALWAYS AS (cardinality(regexp_split_to_array(btrim(body_fr), '\s+'::text))) STORED NOT NULL,
    published_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT blog_entry_check CHECK (((published_at IS NULL) OR ((((((''::text <> title_en) AND (''::text <> title_fr)) AND (''::text <> resume_en)) AND (''::text <> resume_fr)) AND (''::text <> body_en)) AND (''::text <> body_fr)))),
    CONSTRAINT blog_entry_slug_check CHECK ((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text))
);

CREATE TABLE public.call_request (
    id text NOT NULL,
    user_id text NOT NULL,
    wanted_on date NOT NULL,
    wanted_at text NOT NULL,
    note text DEFAULT ''::text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    done_at timestamp with time zone,
    staff_note text DEFAULT ''::text NOT NULL,
    CONSTRAINT call_request_wanted_at_check CHECK ((wanted_at ~ '^[0-2][0-9]:[0-5][0-9]$'::text))
);

CREATE TABLE public.campaign (
    id text NOT NULL,
    client_id text NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    status text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    compensation_type text NOT NULL,
    gift_description text,
    post_price_cents integer DEFAULT 0 NOT NULL,
    story_price_cents integer DEFAULT 0 NOT NULL,
    thematics text[] NOT NULL,
    collaboration_type text NOT NULL,
    venue_name text,
    venue_address text,
    venue_town text,
    venue_country text,
    slot1_start text,
    slot1_end text,
    slot2_start text,
    slot2_end text,
    start_date date NOT NULL,
    end_date date NOT NULL,
    target_locations text[] DEFAULT '{}'::text[] NOT NULL,
    min_age integer NOT NULL,
    max_age integer NOT NULL,
    female_percentage integer NOT NULL,
    male_percentage integer NOT NULL,
    other_percentage integer NOT NULL,
    follower_range text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    published_at timestamp with time zone,
    CONSTRAINT campaign_check CHECK ((start_date <= end_date)),
    CONSTRAINT campaign_check1 CHECK ((min_age <= max_age)),
    CONSTRAINT campaign_check2 CHECK ((((female_percentage + male_percentage) + other_percentage) = 100)),
    CONSTRAINT campaign_compensation_type_check CHECK ((compensation_type = ANY (ARRAY['gifted'::text, 'paid'::text, 'giftedAndPaid'::text]))),
    CONSTRAINT campaign_post_price_cents_check CHECK ((post_price_cents >= 0)),
    CONSTRAINT campaign_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'active'::text, 'ended'::text, 'completed'::text, 'canceled'::text]))),
    CONSTRAINT campaign_story_price_cents_check CHECK ((story_price_cents >= 0))
);

CREATE TABLE public.campaign_media (
    id text NOT NULL,
    campaign_id text NOT NULL,
    kind text NOT NULL,
    place integer NOT NULL,
    address text,
    file_id text,
    CONSTRAINT campaign_media_check CHECK (((file_id IS NULL) <> (address IS NULL))),
    CONSTRAINT campaign_media_kind_check CHECK ((kind = ANY (ARRAY['main'::text, 'gift'::text])))
);

CREATE TABLE public.campaign_viewer (
    day date NOT NULL,
    campaign_id text NOT NULL,
    viewer text NOT NULL
);

CREATE TABLE public.campaign_views (
    campaign_id text NOT NULL,
    day date NOT NULL,
    people integer NOT NULL
);

CREATE TABLE public.company (
    id text NOT NULL,
    user_id text NOT NULL,
    name text NOT NULL,
    phone text,
    instagram text,
    created_at timestamp with time zone NOT NULL,
    instagram_connected_at timestamp with time zone,
    country text DEFAULT 'fr'::text NOT NULL,
    siret text,
    street text DEFAULT ''::text NOT NULL,
    complementary text DEFAULT ''::text NOT NULL,
    zip_code text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    description text DEFAULT ''::text NOT NULL,
    description_fr text DEFAULT ''::text NOT NULL,
    website text,
    founded integer,
    employees text,
    industries text[] DEFAULT '{}'::text[] NOT NULL,
    logo text,
    verified_at timestamp with time zone,
    verification_asked_at timestamp with time zone,
    verification_refusal text,
    CONSTRAINT company_siret_check CHECK ((siret ~ '^[0-9]{14}$'::text))
);

CREATE TABLE public.company_document (
    id text NOT NULL,
    company_id text NOT NULL,
    file_id text NOT NULL,
    type text NOT NULL,
    created_at timestamp with time zone NOT NULL,
    CONSTRAINT company_document_type_check CHECK ((type = ANY (ARRAY['kbis'::text, 'other'::text])))
);

CREATE TABLE public.contact_request (
    id text NOT NULL,
    sender_id text NOT NULL,
    influencer_id text NOT NULL,
    name text NOT NULL,
    email text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.conversation (
    id text NOT NULL,
    application_id text NOT NULL,
    last_seq integer DEFAULT 0 NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.conversation_reader (
    conversation_id text NOT NULL,
    user_id text NOT NULL,
    read_seq integer DEFAULT 0 NOT NULL,
    mailed_seq integer DEFAULT 0 NOT NULL,
    mail_due_at timestamp with time zone
);

CREATE TABLE public.demo_account (
    email text NOT NULL,
    user_id text,
    loaded_at timestamp with time zone NOT NULL
);

CREATE TABLE public.event (
    id text NOT NULL,
    name text NOT NULL,
    actor_id text,
    subject jsonb NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.file (
    id text NOT NULL,
    owner_id text NOT NULL,
    profile text NOT NULL,
    name text NOT NULL,
    content_type text NOT NULL,
    bytes integer NOT NULL,
    width integer,
    height integer,
    variants text[] NOT NULL,
    lost_since timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    attached_to text,
    waiting_since timestamp with time zone,
    CONSTRAINT file_bytes_check CHECK ((bytes >= 0)),
    CONSTRAINT file_check CHECK (((attached_to IS NULL) = (waiting_since IS NOT NULL))),
    CONSTRAINT file_profile_check CHECK ((profile = ANY (ARRAY['media'::text, 'document'::text, 'attachment'::text])))
);

CREATE TABLE public.influencer (
    id text NOT NULL,
    user_id text,
    full_name text NOT NULL,
    handle text NOT NULL,
    phone text,
    picture text,
    bio text DEFAULT ''::text NOT NULL,
    location text DEFAULT ''::text NOT NULL,
    thematics text[] DEFAULT '{}'::text[] NOT NULL,
    followers integer DEFAULT 0 NOT NULL,
    following integer DEFAULT 0 NOT NULL,
    posts integer DEFAULT 0 NOT NULL,
    engagement_rate double precision DEFAULT 0 NOT NULL,
    figures_source text DEFAULT 'declared'::text NOT NULL,
    verified_at timestamp with time zone,
    featured_at timestamp with time zone,
    created_at timestamp with time zone NOT NULL,
    figures_read_at timestamp with time zone,
    instagram_connected_at timestamp with time zone,
    verification_asked_at timestamp with time zone,
    verification_refusal text,
    CONSTRAINT influencer_engagement_rate_check CHECK (((engagement_rate >= (0)::double precision) AND (engagement_rate <= (100)::double precision))),
    CONSTRAINT influencer_figures_source_check CHECK ((figures_source = ANY (ARRAY['declared'::text, 'verified'::text]))),
    CONSTRAINT influencer_followers_check CHECK ((followers >= 0)),
    CONSTRAINT influencer_following_check CHECK ((following >= 0)),
    CONSTRAINT influencer_posts_check CHECK ((posts >= 0))
);

CREATE TABLE public.job (
    id text NOT NULL,
    name text NOT NULL,
    payload jsonb NOT NULL,
    unique_key text,
    run_at timestamp with time zone NOT NULL,
    attempts integer DEFAULT 0 NOT NULL,
    leased_until timestamp with time zone,
    failed_at timestamp with time zone,
    last_error text
);

CREATE TABLE public.message (
    conversation_id text NOT NULL,
    seq integer NOT NULL,
    id text NOT NULL,
    sender_id text NOT NULL,
    content text NOT NULL,
    created_at timestamp with time zone NOT NULL
);

CREATE TABLE public.message_file (
    conversation_id text NOT NULL,
    seq integer NOT NULL,
    place integer NOT NULL,
    file_id text NOT NULL
);

CREATE TABLE public.migration (
    name text NOT NULL,
    hash text NOT NULL,
    applied_at timestamp with time zone DEFAULT now() NOT NULL
);

CREATE TABLE public.notice (
    id text NOT NULL,
    user_id text NOT NULL,
    event_id text NOT NULL,
    kind text NOT NULL,
    campaign_id text,
    influencer_id text,
    conversation_id text,
    listed boolean NOT NULL,
    created_at timestamp with time zone NOT NULL,
    read_at timestamp with time zone
);

CREATE TABLE public.notice_setting (
    user_id text NOT NULL,
    kind text NOT NULL,
    in_product boolean NOT NULL,
    by_mail boolean NOT NULL
);

CREATE TABLE public.preferences (
    user_id text NOT NULL,
    accept_gifts boolean NOT NULL,
    street text DEFAULT ''::text NOT NULL,
    zip_code text DEFAULT ''::text NOT NULL,
    city text DEFAULT ''::text NOT NULL,
    phone text DEFAULT ''::text NOT NULL,
    delivery_instructions text DEFAULT ''::text NOT NULL,
    accept_paid_collabs boolean NOT NULL,
    company_name text DEFAULT ''::text NOT NULL,
    min_post_price_cents integer DEFAULT 0 NOT NULL,
    min_story_price_cents integer DEFAULT 0 NOT NULL,
    collaboration_types text[] DEFAULT '{}'::text[] NOT NULL,
    preferred_cities text[] DEFAULT '{}'::text[] NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    CONSTRAINT preferences_min_post_price_cents_check CHECK ((min_post_price_cents >= 0)),
    CONSTRAINT preferences_min_story_price_cents_check CHECK ((min_story_price_cents >= 0)),
    CONSTRAINT preferences_preferred_cities_check CHECK ((cardinality(preferred_cities) <= 3))
);

CREATE TABLE public.profile_views (
    viewer_id text NOT NULL,
    day date NOT NULL,
    influencer_ids text[] NOT NULL
);

CREATE TABLE public.rate_limit (
    key text NOT NULL,
    points integer DEFAULT 0 NOT NULL,
    expire bigint
);

CREATE TABLE public.subscription (
    id text NOT NULL,
    user_id text NOT NULL,
    tier text NOT NULL,
    billing text NOT NULL,
    status text NOT NULL,
    current_period_end timestamp with time zone NOT NULL,
    cancel_at_period_end boolean DEFAULT false NOT NULL,
    created_at timestamp with time zone NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    past_due_since timestamp with time zone,
    CONSTRAINT subscription_billing_check CHECK ((billing = ANY (ARRAY['monthly'::text, 'yearly'::text]))),
    CONSTRAINT subscription_status_check CHECK ((status = ANY (ARRAY['active'::text, 'past_due'::text, 'canceled'::text]))),
    CONSTRAINT subscription_tier_check CHECK ((tier = ANY (ARRAY['basic'::text, 'premium'::text])))
);

CREATE TABLE public.subscription_invoice (
    id text NOT NULL,
    subscription_id text NOT NULL,
    tier text NOT NULL,
    billing text NOT NULL,
    amount_cents integer NOT NULL,
    currency text NOT NULL,
    status text NOT NULL,
    issued_at timestamp with time zone NOT NULL,
    url text,
    CONSTRAINT subscription_invoice_billing_check CHECK ((billing = ANY (ARRAY['monthly'::text, 'yearly'::text]))),
    CONSTRAINT subscription_invoice_currency_check CHECK ((currency = 'USD'::text)),
    CONSTRAINT subscription_invoice_status_check CHECK ((status = ANY (ARRAY['paid'::text, 'open'::text, 'void'::text]))),
    CONSTRAINT subscription_invoice_tier_check CHECK ((tier = ANY (ARRAY['basic'::text, 'premium'::text])))
);

CREATE TABLE public.test_biller_account (
    customer text NOT NULL,
    books jsonb NOT NULL
);

CREATE TABLE public.user_account (
    id text NOT NULL,
    account_id text NOT NULL,
    provider_id text NOT NULL,
    user_id text NOT NULL,
    access_token text,
    refresh_token text,
    id_token text,
    access_token_expires_at timestamp with time zone,
    refresh_token_expires_at timestamp with time zone,
    scope text,
    password text,
    created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp with time zone NOT NULL
);

CREATE TABLE public.user_session (
    id text NOT NULL,
    expires_at timestamp with time zone NOT NULL,
    token text NOT NULL,
    created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp with time zone NOT NULL,
    ip_address text,
    user_agent text,
    user_id text NOT NULL,
    second_factor_at timestamp with time zone
);

CREATE TABLE public.user_two_factor (
    id text NOT NULL,
    secret text NOT NULL,
    backup_codes text NOT NULL,
    user_id text NOT NULL,
    verified boolean,
    failed_verification_count integer,
    locked_until timestamp with time zone
);

INSERT INTO public.app_user VALUES
	('SkrNqXbWUN2BTfra1tEsk39WkcLwwtha', 'Léa Dubois', 'lea@example.com', false, NULL, '2026-11-22 16:22:39.207+00', '2026-11-22 16:22:39.207+00', 'influencer', 'fr', false, NULL, NULL),
	('oeM273QKUfpzrH3hAuAoKyse3Lsgdsft', 'Omar Haddad', 'omar@example.com', false, NULL, '2026-11-22 16:22:39.508+00', '2026-11-22 16:22:39.508+00', 'influencer', 'en', false, NULL, NULL),
	('staff-01a20411-2258-7000-87d5-798f208a30fa', 'staff', 'staff@example.com', true, NULL, '2026-11-22 16:22:41.494+00', '2026-11-22 16:22:42.044+00', 'staff', 'en', true, NULL, NULL),
	('hiz98QaencoUmIWPFwB3dEWKGquj9umq', 'Maison Aubrac', 'brand@example.com', true, NULL, '2026-11-22 16:22:38.967+00', '2026-11-22 16:22:38.967+00', 'client', 'en', false, NULL, NULL),
	('trOX7PPAeE3hp0DMMcdjEnw3tvSsMe1F', 'Inès Moreau', 'ines@example.com', false, NULL, '2026-11-22 16:22:39.596+00', '2026-11-22 16:22:41.913+00', 'influencer', 'en', false, NULL, NULL),
	('89xQvTWGGTCkxcv8YbIDV1zabX9DFgfg', 'Hugo Petit', 'hugo@example.com', false, NULL, '2026-11-22 16:22:42.456+00', '2026-11-22 16:22:41.913+00', 'influencer', 'en', false, '2026-11-22 16:22:41.913+00', 'spam');

INSERT INTO public.application VALUES
	('application-01a20411-1e6b-7000-8a98-1b08d41a8892', 'campaign-01a20411-1e12-7000-b9f6-d53fd0f11ab5', 'influencer-01a20411-19e6-7000-8cc5-f9b39be1171e', 'accepted', 'I photograph kitchens at dusk.', '2026-11-22 16:22:40.369+00', 'accepted', '2026-11-22 16:22:40.362+00', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', NULL),
	('application-01a20411-24f0-7000-8ee9-0871f8c16bcd', 'campaign-01a20411-1e12-7000-b9f6-d53fd0f11ab5', 'influencer-01a20411-1a9d-7000-8349-0ca4132dc190', 'pending', 'I film at night.', '2026-11-22 16:22:40.37+00', NULL, NULL, NULL, NULL);

INSERT INTO public.audit VALUES
	('audit-01a20411-2268-7000-b319-bb96c3afd36e', '2026-11-22 16:22:41.494+00', NULL, 'staff.added', 'staff-01a20411-2258-7000-87d5-798f208a30fa'),
	('audit-01a20411-25a0-7000-b9c1-51ccd7ea7a99', '2026-11-22 16:22:41.913+00', 'staff-01a20411-2258-7000-87d5-798f208a30fa', 'influencer.refused', 'oeM273QKUfpzrH3hAuAoKyse3Lsgdsft'),
	('audit-01a20411-25af-7000-b857-5bfbed427271', '2026-11-22 16:22:41.913+00', 'staff-01a20411-2258-7000-87d5-798f208a30fa', 'account.suspended', 'trOX7PPAeE3hp0DMMcdjEnw3tvSsMe1F'),
	('audit-01a20411-25d1-7000-a564-a0ea7029129f', '2026-11-22 16:22:41.913+00', 'staff-01a20411-2258-7000-87d5-798f208a30fa', 'account.lifted', 'trOX7PPAeE3hp0DMMcdjEnw3tvSsMe1F'),
	('audit-01a20411-2663-7000-99b1-9fe8a3351cb9', '2026-11-22 16:22:41.913+00', 'staff-01a20411-2258-7000-87d5-798f208a30fa', 'account.suspended', '89xQvTWGGTCkxcv8YbIDV1zabX9DFgfg');

INSERT INTO public.auth_verification VALUES
	('link-01a20411-18b0-7000-9413-3df07a0cd9f2', 'booking:LFPU9LkbqgYFdJNqzpm36gr6K9kAo-CzZ4J1eNiK9gU', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', '2126-01-01 00:00:00+00', '2026-11-22 16:22:38.715+00', '2026-11-22 16:22:38.806197+00'),
	('link-01a20411-1905-7000-80fd-0fbf1c55f4fa', 'confirm:LHrZowXZngUaP1y-bPxaNA3iRFpxokcZVKFIweEcLTk', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', '2126-01-01 00:00:00+00', '2026-11-22 16:22:39.098+00', '2026-11-22 16:22:39.125172+00'),
	('link-01a20411-1a01-7000-a9ae-ef311fcbc8c9', 'booking:7v6z7zKFqPCa3lfeGKcxOUS4NtRXi5jjJdTRU18tu90', 'SkrNqXbWUN2BTfra1tEsk39WkcLwwtha', '2126-01-01 00:00:00+00', '2026-11-22 16:22:39.146+00', '2026-11-22 16:22:39.168053+00'),
	('link-01a20411-1aa3-7000-8cf9-8df69d6ce813', 'booking:Tzzmy7xN7ISniUrCMUkf_in0KM1reYPcqMua831juGE', 'oeM273QKUfpzrH3hAuAoKyse3Lsgdsft', '2126-01-01 00:00:00+00', '2026-11-22 16:22:39.39+00', '2026-11-22 16:22:39.485878+00'),
	('link-01a20411-1ac1-7000-8925-43798ae2b4fd', 'confirm:FP39IH5LvWDoskSS3pgGlW3JqBP9UH1ewXns4q0CRiU', 'SkrNqXbWUN2BTfra1tEsk39WkcLwwtha', '2126-01-01 00:00:00+00', '2026-11-22 16:22:39.542+00', '2026-11-22 16:22:39.554065+00'),
	('link-01a20411-1ac3-7000-af3b-2b112286617d', 'confirm:aG0Db5lSyEyZ5K6DJd2mXYXS_4ukkUVgcEZPUYq4rIo', 'oeM273QKUfpzrH3hAuAoKyse3Lsgdsft', '2126-01-01 00:00:00+00', '2026-11-22 16:22:39.548+00', '2026-11-22 16:22:39.556413+00'),
	('link-01a20411-1b0d-7000-bcd8-f6efece96803', 'booking:g_kQ8Fu9ED29LeOyo_JnkLqjndjdP3q0o4fQhwvaWQE', 'trOX7PPAeE3hp0DMMcdjEnw3tvSsMe1F', '2126-01-01 00:00:00+00', '2026-11-22 16:22:39.551+00', '2026-11-22 16:22:39.582225+00'),
	('link-01a20411-1b17-7000-90aa-e492534dd3d6', 'confirm:CCMlJ8FDmlmIkWR0G3yQKJVYHGwibeGoCsmML1c6B2Q', 'trOX7PPAeE3hp0DMMcdjEnw3tvSsMe1F', '2126-01-01 00:00:00+00', '2026-11-22 16:22:39.637+00', '2026-11-22 16:22:39.641124+00'),
	('link-01a20411-2220-7000-bc4b-99935df870ce', 'reset:esaJVqY7NbBZbXydy68e5TvWKWSnOzZb8fqPYBRksMQ', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', '2126-01-01 00:00:00+00', '2026-11-22 16:22:41.437+00', '2026-11-22 16:22:41.440844+00'),
	('link-01a20411-265e-7000-bc15-76d8b07235ed', 'booking:4kcjJsTIh0wyOyQWDpZqp-w8-ZhRRTosVfjJl5WgsnM', '89xQvTWGGTCkxcv8YbIDV1zabX9DFgfg', '2126-01-01 00:00:00+00', '2026-11-22 16:22:42.421+00', '2026-11-22 16:22:42.434072+00');

INSERT INTO public.billing_account VALUES
	('hiz98QaencoUmIWPFwB3dEWKGquj9umq', 'test', 'test-hiz98QaencoUmIWPFwB3dEWKGquj9umq', 3, 3, NULL, NULL);

INSERT INTO public.call_request VALUES
	('call-01a20411-2596-7000-b8a6-668479f7af3b', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', '2125-12-31', '10:30', 'After the service.', '2026-11-22 16:22:40.362+00', NULL, '');

INSERT INTO public.campaign VALUES
	('campaign-01a20411-1e12-7000-b9f6-d53fd0f11ab5', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', 2, 'active', 'Autumn table', 'Dinner for two before the evening service.', 'giftedAndPaid', 'A tasting menu for two', 15000, 0, '{food}', 'restaurant', 'Maison Aubrac', '12 rue Mercière', 'Lyon', 'fr', '18:00', '19:30', NULL, NULL, '2026-11-23', '2125-12-31', '{fr}', 18, 65, 50, 50, 0, '10k-50k', '2026-11-22 16:22:40.362+00', '2026-11-22 16:22:40.362+00', '2026-11-22 16:22:40.362+00');

INSERT INTO public.campaign_media VALUES
	('media-01a20411-1e30-7000-8018-f159bf588e32', 'campaign-01a20411-1e12-7000-b9f6-d53fd0f11ab5', 'main', 0, NULL, 'video-01a20411-1d89-7000-9ec0-d9edf45ae2b8');

INSERT INTO public.company VALUES
	('company-01a20411-189b-7000-acb9-f452826333e7', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', 'Maison Aubrac', NULL, NULL, '2026-11-22 16:22:38.715+00', NULL, 'fr', NULL, '', '', '', '', '', '', NULL, NULL, NULL, '{}', NULL, NULL, NULL, NULL);

INSERT INTO public.contact_request VALUES
	('contact-01a20411-258d-7000-abef-c46f87815a1e', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', 'influencer-01a20411-19e6-7000-8cc5-f9b39be1171e', 'Maison Aubrac', 'brand@example.com', 'A table', 'Are you free?', '2026-11-22 16:22:40.362+00');

INSERT INTO public.conversation VALUES
	('conversation-01a20411-1f06-7000-97dd-3e877be4e93c', 'application-01a20411-1e6b-7000-8a98-1b08d41a8892', 1, '2026-11-22 16:22:40.362+00');

INSERT INTO public.conversation_reader VALUES
	('conversation-01a20411-1f06-7000-97dd-3e877be4e93c', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', 0, 0, NULL),
	('conversation-01a20411-1f06-7000-97dd-3e877be4e93c', 'SkrNqXbWUN2BTfra1tEsk39WkcLwwtha', 0, 1, NULL);

INSERT INTO public.event VALUES
	('event-01a20411-18a6-7000-bcbb-7fca65f96375', 'account.signed_up', NULL, '{"userId": "hiz98QaencoUmIWPFwB3dEWKGquj9umq"}', '2026-11-22 16:22:38.715+00'),
	('event-01a20411-19ed-7000-892b-1798366d015d', 'account.signed_up', NULL, '{"userId": "SkrNqXbWUN2BTfra1tEsk39WkcLwwtha"}', '2026-11-22 16:22:39.146+00'),
	('event-01a20411-1a9e-7000-aeea-9967499802aa', 'account.signed_up', NULL, '{"userId": "oeM273QKUfpzrH3hAuAoKyse3Lsgdsft"}', '2026-11-22 16:22:39.39+00'),
	('event-01a20411-1b03-7000-a943-e95c42dbaab7', 'account.signed_up', NULL, '{"userId": "trOX7PPAeE3hp0DMMcdjEnw3tvSsMe1F"}', '2026-11-22 16:22:39.551+00'),
	('event-01a20411-1e3a-7000-a3b9-c4d050e7f331', 'campaign.created', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', '{"campaignId": "campaign-01a20411-1e12-7000-b9f6-d53fd0f11ab5"}', '2026-11-22 16:22:40.362+00'),
	('event-01a20411-1e64-7000-806e-2dc9e9943da3', 'campaign.moved', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', '{"to": "active", "from": "draft", "campaignId": "campaign-01a20411-1e12-7000-b9f6-d53fd0f11ab5"}', '2026-11-22 16:22:40.362+00'),
	('event-01a20411-1e71-7000-a7c0-b6da3ecf5714', 'application.received', 'SkrNqXbWUN2BTfra1tEsk39WkcLwwtha', '{"campaignId": "campaign-01a20411-1e12-7000-b9f6-d53fd0f11ab5", "influencerId": "influencer-01a20411-19e6-7000-8cc5-f9b39be1171e", "applicationId": "application-01a20411-1e6b-7000-8a98-1b08d41a8892"}', '2026-11-22 16:22:40.369+00'),
	('event-01a20411-1f08-7000-8088-c3f47176866f', 'application.accepted', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', '{"campaignId": "campaign-01a20411-1e12-7000-b9f6-d53fd0f11ab5", "influencerId": "influencer-01a20411-19e6-7000-8cc5-f9b39be1171e", "applicationId": "application-01a20411-1e6b-7000-8a98-1b08d41a8892"}', '2026-11-22 16:22:40.362+00'),
	('event-01a20411-227e-7000-b728-e2204fb2c73b', 'account.password_reset', NULL, '{"userId": "staff-01a20411-2258-7000-87d5-798f208a30fa"}', '2026-11-22 16:22:41.494+00'),
	('event-01a20411-2523-7000-a28a-175f143d0776', 'application.received', 'oeM273QKUfpzrH3hAuAoKyse3Lsgdsft', '{"campaignId": "campaign-01a20411-1e12-7000-b9f6-d53fd0f11ab5", "influencerId": "influencer-01a20411-1a9d-7000-8349-0ca4132dc190", "applicationId": "application-01a20411-24f0-7000-8ee9-0871f8c16bcd"}', '2026-11-22 16:22:40.37+00'),
	('event-01a20411-2544-7000-b880-9df7c5abd1e9', 'message.sent', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', '{"messageId": "9fd1318b-1d34-4ad0-8634-2c888964e169", "conversationId": "conversation-01a20411-1f06-7000-97dd-3e877be4e93c"}', '2026-11-22 16:22:40.362+00'),
	('event-01a20411-258e-7000-870e-02d008c942b0', 'contact.sent', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', '{"contactId": "contact-01a20411-258d-7000-abef-c46f87815a1e", "influencerId": "influencer-01a20411-19e6-7000-8cc5-f9b39be1171e"}', '2026-11-22 16:22:40.362+00'),
	('event-01a20411-259a-7000-8506-5c2c0742620b', 'call.requested', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', '{"userId": "hiz98QaencoUmIWPFwB3dEWKGquj9umq"}', '2026-11-22 16:22:40.362+00'),
	('event-01a20411-25a1-7000-979c-f7192904be7a', 'influencer.refused', 'staff-01a20411-2258-7000-87d5-798f208a30fa', '{"influencerId": "influencer-01a20411-1a9d-7000-8349-0ca4132dc190"}', '2026-11-22 16:22:41.913+00'),
	('event-01a20411-265a-7000-a6bd-c5886184871d', 'account.signed_up', NULL, '{"userId": "89xQvTWGGTCkxcv8YbIDV1zabX9DFgfg"}', '2026-11-22 16:22:42.421+00'),
	('event-01a20411-270f-7000-a2b2-e3373c4f5ad6', 'subscription.changed', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', '{"tier": "premium", "status": "active", "userId": "hiz98QaencoUmIWPFwB3dEWKGquj9umq"}', '2026-11-22 16:22:40.362+00'),
	('event-01a20411-27f2-7001-bd91-9c6df2c01645', 'subscription.changed', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', '{"tier": "premium", "status": "past_due", "userId": "hiz98QaencoUmIWPFwB3dEWKGquj9umq"}', '2026-11-22 16:22:40.362+00');

INSERT INTO public.file VALUES
	('video-01a20411-1d89-7000-9ec0-d9edf45ae2b8', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', 'media', 'dinner.mp4', 'video/mp4', 3000, 160, 90, '{film,small.webp,small.jpg,medium.webp,medium.jpg,large.webp,large.jpg}', NULL, '2026-11-22 16:22:39.656+00', 'campaign-01a20411-1e12-7000-b9f6-d53fd0f11ab5', NULL);

INSERT INTO public.influencer VALUES
	('influencer-01a20411-19e6-7000-8cc5-f9b39be1171e', 'SkrNqXbWUN2BTfra1tEsk39WkcLwwtha', 'Léa Dubois', 'lea.dubois', NULL, NULL, '', '', '{}', 0, 0, 0, 0, 'declared', NULL, NULL, '2026-11-22 16:22:39.146+00', NULL, NULL, '2026-11-22 16:22:39.146+00', NULL),
	('influencer-01a20411-1af2-7000-b1e3-988ca6eacbe0', 'trOX7PPAeE3hp0DMMcdjEnw3tvSsMe1F', 'Inès Moreau', 'ines.moreau', NULL, NULL, '', '', '{}', 0, 0, 0, 0, 'declared', NULL, NULL, '2026-11-22 16:22:39.551+00', NULL, NULL, '2026-11-22 16:22:39.551+00', NULL),
	('influencer-01a20411-1a9d-7000-8349-0ca4132dc190', 'oeM273QKUfpzrH3hAuAoKyse3Lsgdsft', 'Omar Haddad', 'omar.haddad', NULL, NULL, '', '', '{}', 0, 0, 0, 0, 'declared', NULL, NULL, '2026-11-22 16:22:39.39+00', NULL, NULL, NULL, 'The account is private.'),
	('influencer-01a20411-261e-7000-9f20-a0beb132ca72', '89xQvTWGGTCkxcv8YbIDV1zabX9DFgfg', 'Hugo Petit', 'hugo.petit', NULL, NULL, '', '', '{}', 0, 0, 0, 0, 'declared', NULL, NULL, '2026-11-22 16:22:42.421+00', NULL, NULL, '2026-11-22 16:22:42.421+00', NULL);

INSERT INTO public.job VALUES
	('job-01a20411-1757-7000-b304-2ae3e3c8cdac', 'files.mend', '{}', 'files.mend', '1999-01-01 00:00:00+00', 0, NULL, NULL, NULL),
	('job-01a20411-2530-7000-a73d-bc681c1d87a1', 'mail.notice', '{"noticeId": "notice-01a20411-252b-7000-9eba-dd3a2ddf4f67"}', NULL, '2000-01-01 00:00:00+00', 0, NULL, NULL, NULL),
	('job-01a20411-2551-7001-9c52-90b43c2bb6ac', 'mail.unread', '{"userId": "SkrNqXbWUN2BTfra1tEsk39WkcLwwtha", "letterId": "letter-01a20411-2551-7000-ac50-f2067c5466bf", "conversations": [{"upTo": 1, "after": 0, "conversationId": "conversation-01a20411-1f06-7000-97dd-3e877be4e93c"}]}', NULL, '2000-01-01 00:00:00+00', 0, NULL, NULL, NULL),
	('job-01a20411-256d-7000-99a7-2389944d5057', 'mail.reset', '{"email": "lea@example.com"}', NULL, '2000-01-01 00:00:00+00', 0, NULL, NULL, NULL),
	('job-01a20411-2591-7000-91e2-12a89cad9caf', 'mail.contact', '{"contactId": "contact-01a20411-258d-7000-abef-c46f87815a1e"}', NULL, '2000-01-01 00:00:00+00', 0, NULL, NULL, NULL),
	('job-01a20411-259a-7001-8956-fe53bbf136e6', 'mail.call_request', '{"userId": "hiz98QaencoUmIWPFwB3dEWKGquj9umq"}', NULL, '2000-01-01 00:00:00+00', 0, NULL, NULL, NULL),
	('job-01a20411-25a4-7000-96ca-034ae352615f', 'mail.refused', '{"userId": "oeM273QKUfpzrH3hAuAoKyse3Lsgdsft"}', NULL, '2000-01-01 00:00:00+00', 0, NULL, NULL, NULL),
	('job-01a20411-25de-7000-bf4c-f6df10ed58dc', 'mail.lifted', '{"userId": "trOX7PPAeE3hp0DMMcdjEnw3tvSsMe1F"}', NULL, '2000-01-01 00:00:00+00', 0, NULL, NULL, NULL),
	('job-01a20411-265d-7000-96e2-b9cc89df1cda', 'mail.confirmation', '{"userId": "89xQvTWGGTCkxcv8YbIDV1zabX9DFgfg"}', NULL, '2000-01-01 00:00:00+00', 0, NULL, NULL, NULL),
	('job-01a20411-2663-7001-9bfc-f516213181f7', 'mail.suspended', '{"userId": "89xQvTWGGTCkxcv8YbIDV1zabX9DFgfg"}', NULL, '2000-01-01 00:00:00+00', 0, NULL, NULL, NULL),
	('job-01a20411-2664-7000-b7c0-4660f56ebdfd', 'mail.password_changed', '{"userId": "oeM273QKUfpzrH3hAuAoKyse3Lsgdsft"}', NULL, '2000-01-01 00:00:00+00', 0, NULL, NULL, NULL),
	('job-01a20411-27f2-7000-b1ac-d69cb9933044', 'mail.owing', '{"userId": "hiz98QaencoUmIWPFwB3dEWKGquj9umq"}', NULL, '2000-01-01 00:00:00+00', 0, NULL, NULL, NULL),
	('job-01a20411-27fc-7000-a331-1c5994a4fcd0', 'subscription.read', '{"customer": "test-hiz98QaencoUmIWPFwB3dEWKGquj9umq"}', NULL, '1999-01-01 00:00:00+00', 0, NULL, NULL, NULL);

INSERT INTO public.message VALUES
	('conversation-01a20411-1f06-7000-97dd-3e877be4e93c', 1, '9fd1318b-1d34-4ad0-8634-2c888964e169', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', 'Does Thursday suit you?', '2026-11-22 16:22:40.362+00');

INSERT INTO public.migration VALUES
	('0001-the-main-job.sql', '33aafa741706383e04b06a66c56f7379ce94e4d7c37834147409b693022a1c67', '2026-11-22 16:22:35.806543+00'),
	('0002-calls.sql', 'f7dbd5d70c02fce7daa13923d3b85cd278fb21bb7d78e17458d358e58990a993', '2026-11-22 16:22:35.806543+00'),
	('0003-ended-sessions-are-told.sql', 'fa041f59c6c4d31c8ca05761ae300e0c8d5c8ef999a894076d27fce8860d50d9', '2026-11-22 16:22:35.806543+00'),
	('0004-demo-accounts.sql', '651493909102d737e6b2cb29699b398efea11d3f864c4210d2072c13be238ddf', '2026-11-22 16:22:35.806543+00'),
	('0005-the-person.sql', '200eaf640d93bd6ed2635cd50e0d8d03d519bef0ff3d505ec388a9e1560c6d09', '2026-11-22 16:22:35.806543+00'),
	('0006-company.sql', 'b1d3ad7fd0bfa70bf7ea0c2f26f6d74826cbadd4e0c349dc7eaf225d2c574737', '2026-11-22 16:22:35.806543+00'),
	('0007-files.sql', '70d79c59f98d03342e83f6b51f6e0b4d2f2c0cc28c2a84ee0e5bb30f1fa7ab23', '2026-11-22 16:22:35.806543+00'),
	('0008-blog.sql', 'fd47f974905286ba2f9e6b44b38192a8e7accc5829f3c08cc315b825fae37517', '2026-11-22 16:22:35.806543+00'),
	('0009-campaign-lists.sql', '3733252d7e8735df66ac5b94e5a6724bb7f9d0faf7361ef026560d18fd80dd80', '2026-11-22 16:22:35.806543+00'),
	('0010-company-documents.sql', '2e9da4e2e72a028b50f7e1aa9f43ffdeb73c790a682ccd75592f0f825b68b95a', '2026-11-22 16:22:35.806543+00'),
	('0011-browse.sql', '4fd6f24204e3735eeedf519925a76b9907de23447f68dbfcc33889e107299849', '2026-11-22 16:22:35.806543+00'),
	('0012-views-and-contact.sql', '6787101efe64f856c1a12af849a3f4d3fa714088a1950409b86c2d796ead8694', '2026-11-22 16:22:35.806543+00'),
	('0013-attachments.sql', 'c1e842f9b9f1198eefef6b57175dec26437df2e6c181ba169cbf03f73ad28d0b', '2026-11-22 16:22:35.806543+00'),
	('0014-changed-influencers-are-told.sql', 'bbc54f15169cf5c516aeede8bc5aab80dfdcb4eac0e83ed803dd726718686228', '2026-11-22 16:22:35.806543+00'),
	('0015-billing.sql', 'f6d3bd565ed075e2e6cd76b32b2a0d08c90203c46b94c66968bf0062b0458438', '2026-11-22 16:22:35.806543+00'),
	('0016-changed-accounts-are-told.sql', '0ae599d51bf70c2ea053ca3577375363457067ed928f3080a7c078ad36a2ee6a', '2026-11-22 16:22:35.806543+00'),
	('0017-notices.sql', '29eeb06511cf645850c4fa0ce95b73a310fd6e97f11a433fcefcc7a7bf73a412', '2026-11-22 16:22:35.806543+00'),
	('0018-staff.sql', 'ac020832626594a07e79c236855d9bd470aa3799b8fffe8f90a0c30c16e0e99a', '2026-11-22 16:22:35.806543+00'),
	('0019-campaign-views.sql', '9f23628060cb967ca0a8433b4419b173c1f37d232c5681dffbbf0a21a981a6f7', '2026-11-22 16:22:35.806543+00'),
	('0020-readers.sql', '0ba70412e11b4d00648a260f3820a23f0d60ec46747c660534dea780d3dd8a30', '2026-11-22 16:22:35.806543+00');

INSERT INTO public.notice VALUES
	('notice-01a20411-1e77-7000-9253-f0757e59e351', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', 'event-01a20411-1e71-7000-a7c0-b6da3ecf5714', 'application_received', 'campaign-01a20411-1e12-7000-b9f6-d53fd0f11ab5', 'influencer-01a20411-19e6-7000-8cc5-f9b39be1171e', NULL, true, '2026-11-22 16:22:40.369+00', NULL),
	('notice-01a20411-1f0a-7000-9c0d-008ffe67704d', 'SkrNqXbWUN2BTfra1tEsk39WkcLwwtha', 'event-01a20411-1f08-7000-8088-c3f47176866f', 'application_accepted', 'campaign-01a20411-1e12-7000-b9f6-d53fd0f11ab5', 'influencer-01a20411-19e6-7000-8cc5-f9b39be1171e', NULL, true, '2026-11-22 16:22:40.362+00', NULL),
	('notice-01a20411-252b-7000-9eba-dd3a2ddf4f67', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', 'event-01a20411-2523-7000-a28a-175f143d0776', 'application_received', 'campaign-01a20411-1e12-7000-b9f6-d53fd0f11ab5', 'influencer-01a20411-1a9d-7000-8349-0ca4132dc190', NULL, true, '2026-11-22 16:22:40.37+00', NULL),
	('notice-01a20411-2545-7000-9ea4-fc8195c8f7da', 'SkrNqXbWUN2BTfra1tEsk39WkcLwwtha', 'event-01a20411-2544-7000-b880-9df7c5abd1e9', 'message', 'campaign-01a20411-1e12-7000-b9f6-d53fd0f11ab5', 'influencer-01a20411-19e6-7000-8cc5-f9b39be1171e', 'conversation-01a20411-1f06-7000-97dd-3e877be4e93c', true, '2026-11-22 16:22:40.362+00', NULL),
	('notice-01a20411-25a2-7000-8e24-5f6405cc5ae3', 'oeM273QKUfpzrH3hAuAoKyse3Lsgdsft', 'event-01a20411-25a1-7000-979c-f7192904be7a', 'verified', NULL, 'influencer-01a20411-1a9d-7000-8349-0ca4132dc190', NULL, true, '2026-11-22 16:22:41.913+00', NULL);

INSERT INTO public.subscription VALUES
	('subscription-01a20411-270d-7000-a4c3-b13192c7386c', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', 'premium', 'monthly', 'past_due', '2126-01-01 00:00:00+00', false, '2026-11-22 16:22:40.362+00', '2026-11-22 16:22:40.362+00', '2126-01-01 00:00:00+00');

INSERT INTO public.subscription_invoice VALUES
	('test-invoice-9d9d4af4-5c14-4497-9107-e7b652dc2720', 'subscription-01a20411-270d-7000-a4c3-b13192c7386c', 'premium', 'monthly', 2999, 'USD', 'open', '2026-11-22 16:22:40.362+00', '/billing/test/test-invoice-9d9d4af4-5c14-4497-9107-e7b652dc2720'),
	('test-invoice-de272834-85ce-4bbb-9af9-6bfba50db6a6', 'subscription-01a20411-270d-7000-a4c3-b13192c7386c', 'premium', 'monthly', 2999, 'USD', 'paid', '2026-11-22 16:22:40.362+00', '/billing/test/test-invoice-de272834-85ce-4bbb-9af9-6bfba50db6a6');

INSERT INTO public.test_biller_account VALUES
	('test-hiz98QaencoUmIWPFwB3dEWKGquj9umq', '{"bills": [{"id": "test-invoice-9d9d4af4-5c14-4497-9107-e7b652dc2720", "url": "/billing/test/test-invoice-9d9d4af4-5c14-4497-9107-e7b652dc2720", "tier": "premium", "status": "open", "billing": "monthly", "currency": "USD", "issuedAt": "2026-11-22T16:22:40.362Z", "amountCents": 2999}, {"id": "test-invoice-de272834-85ce-4bbb-9af9-6bfba50db6a6", "url": "/billing/test/test-invoice-de272834-85ce-4bbb-9af9-6bfba50db6a6", "tier": "premium", "status": "paid", "billing": "monthly", "currency": "USD", "issuedAt": "2026-11-22T16:22:40.362Z", "amountCents": 2999}], "creditCents": 0, "subscription": {"tier": "premium", "status": "past_due", "billing": "monthly", "nextFails": false, "periodStart": "2026-11-22T16:22:40.362Z", "pastDueSince": "2126-01-01T00:00:00.000Z", "currentPeriodEnd": "2126-01-01T00:00:00.000Z", "cancelAtPeriodEnd": false}}');

INSERT INTO public.user_account VALUES
	('XO4qqvK2zBCMsFCI0cIbCgmT5STc4m5v', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', 'credential', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$8SyO57ruKaT7rePAtil1xw$gWriqw8Ma9ijUkLAOjfp9BdzVAtqO27TVsSSBvgiLKo', '2026-11-22 16:22:38.979+00', '2026-11-22 16:22:38.979+00'),
	('1EYAv0klvtQXHDCIGNSrrIeLul3wUcSU', 'SkrNqXbWUN2BTfra1tEsk39WkcLwwtha', 'credential', 'SkrNqXbWUN2BTfra1tEsk39WkcLwwtha', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$tCH5QaBkfHRR6CstLS5yXA$Dp5gs2AUv6SrxV9Ty6nRQ/EfFG/u5GJQOcka4ivztck', '2026-11-22 16:22:39.269+00', '2026-11-22 16:22:39.269+00'),
	('gjOfblWHwzwD6QdQDxtqIxAcRHuC68Pa', 'oeM273QKUfpzrH3hAuAoKyse3Lsgdsft', 'credential', 'oeM273QKUfpzrH3hAuAoKyse3Lsgdsft', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$HfWfXHXA20tO55+JwWKz3w$s72PGqsvLsgugbDAFJOlyacGaV3Okg4QMb9MiJk//8M', '2026-11-22 16:22:39.511+00', '2026-11-22 16:22:39.511+00'),
	('eZx9uXzRhSpcDGBO9pkK6KljPhzzMNF2', 'trOX7PPAeE3hp0DMMcdjEnw3tvSsMe1F', 'credential', 'trOX7PPAeE3hp0DMMcdjEnw3tvSsMe1F', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$CAMtTaHFCERqZfc2rFFZNQ$wUtfjL1mat9nix2iGZoHDckiA4ROrYjjQ8RV6hC0gjE', '2026-11-22 16:22:39.598+00', '2026-11-22 16:22:39.598+00'),
	('login-01a20411-2258-7001-a21c-893cbbbf7326', 'staff-01a20411-2258-7000-87d5-798f208a30fa', 'credential', 'staff-01a20411-2258-7000-87d5-798f208a30fa', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$MOt5F8nS5wfcacaQPvqRwQ$a1HVveQ9QYdB7kPTcA7B0i5KNxBleD/WyP7WW9+YgAw', '2026-11-22 16:22:41.494+00', '2026-11-22 16:22:41.531+00'),
	('icMT3i7AxaAx11IZV7PemQu0Kj8abcZW', '89xQvTWGGTCkxcv8YbIDV1zabX9DFgfg', 'credential', '89xQvTWGGTCkxcv8YbIDV1zabX9DFgfg', NULL, NULL, NULL, NULL, NULL, NULL, '$argon2id$v=19$m=19456,t=2,p=1$Wtp/E761UbpyVCB89tT/rg$6MtPqL0QgJ8Mo+JIPhR5PiPzgTzFjV8LAUWio8GNacY', '2026-11-22 16:22:42.458+00', '2026-11-22 16:22:42.458+00');

INSERT INTO public.user_session VALUES
	('ACGEPnGHcbGF3RCKRaOMt4X9ZzVruitW', '2126-01-01 00:00:00+00', 'Bsnodn7WkBvhRwZnA1ZZsKu2cPKXNnJ4', '2026-11-22 16:22:38.982+00', '2026-11-22 16:22:38.982+00', '10.0.0.1', 'node', 'hiz98QaencoUmIWPFwB3dEWKGquj9umq', NULL),
	('TrckFohvsygNZ27MurEgQ2JlIgIBnmdF', '2126-01-01 00:00:00+00', 'D3rPaigKQJ4inYvuFgYB52fMZRHJdBVB', '2026-11-22 16:22:39.295+00', '2026-11-22 16:22:39.295+00', '10.0.0.2', 'node', 'SkrNqXbWUN2BTfra1tEsk39WkcLwwtha', NULL),
	('GGEVNuWo2Sdx87mSQv64qzlqe7f6Bxhw', '2126-01-01 00:00:00+00', '3yVCuE8C2yuPVkIZLb6CrLEEUa1SIeuy', '2026-11-22 16:22:39.514+00', '2026-11-22 16:22:39.514+00', '10.0.0.3', 'node', 'oeM273QKUfpzrH3hAuAoKyse3Lsgdsft', NULL),
	('lWJBGJuJN6EZDtXd54xgNAdVtVz173LL', '2126-01-01 00:00:00+00', 'Epw37F7ZgWadYYYfHpUySeC9ehAa3AdE', '2026-11-22 16:22:42.045+00', '2026-11-22 16:22:42.045+00', '', '', 'staff-01a20411-2258-7000-87d5-798f208a30fa', '2026-11-22 16:22:42.06+00');

INSERT INTO public.user_two_factor VALUES
	('12Y75hEQPWN2ue6RmXfaEqCAyJnhOJrn', '1c38d8618d725d009190ac8d6c728bee622fb71e0a695e1b28e24ef5322aec3a4528ef827347a6fd5ece68077a30be4716a98eb5a8c568b43862a5f89f5de597e5c1198133db591b', '93d99c66d08c0d9c69100c53920ecc1994cfa20f8a3a7a05c5004dc12cba3862d0852ee093fe5eff0aee172eeb9bcf07ecdd9bdb71457405e30d1f0dcf9ad81e1a0e9b824be53340d417d20917a4d3513e8ad9b9085ad55fa25a6be05c474247835351bfa64e0b4655a3b64b65c3137814a7cf14982f3634ced96343cd26c578e2167add13aa648c51bfea6296da2b71f96e73d995d5a01a0e5b1e1279d196d2875cc13340e2863f9eda1a3a0dae8364e04db707a6', 'staff-01a20411-2258-7000-87d5-798f208a30fa', true, 0, NULL);

ALTER TABLE ONLY public.app_user
    ADD CONSTRAINT app_user_email_key UNIQUE (email);

ALTER TABLE ONLY public.app_user
    ADD CONSTRAINT app_user_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.application
    ADD CONSTRAINT application_campaign_id_influencer_id_key UNIQUE (campaign_id, influencer_id);

ALTER TABLE ONLY public.application
    ADD CONSTRAINT application_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.auth_verification
    ADD CONSTRAINT auth_verification_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.billing_account
    ADD CONSTRAINT billing_account_customer_key UNIQUE (customer);

ALTER TABLE ONLY public.billing_account
    ADD CONSTRAINT billing_account_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.billing_event
    ADD CONSTRAINT billing_event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.blog_entry
    ADD CONSTRAINT blog_entry_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.blog_entry
    ADD CONSTRAINT blog_entry_slug_key UNIQUE (slug);

ALTER TABLE ONLY public.call_request
    ADD CONSTRAINT call_request_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.call_request
    ADD CONSTRAINT call_request_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY public.campaign_media
    ADD CONSTRAINT campaign_media_campaign_id_kind_place_key UNIQUE (campaign_id, kind, place);

ALTER TABLE ONLY public.campaign_media
    ADD CONSTRAINT campaign_media_file_id_key UNIQUE (file_id);

ALTER TABLE ONLY public.campaign_media
    ADD CONSTRAINT campaign_media_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.campaign
    ADD CONSTRAINT campaign_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.campaign_viewer
    ADD CONSTRAINT campaign_viewer_pkey PRIMARY KEY (day, campaign_id, viewer);

ALTER TABLE ONLY public.campaign_views
    ADD CONSTRAINT campaign_views_pkey PRIMARY KEY (campaign_id, day);

ALTER TABLE ONLY public.company_document
    ADD CONSTRAINT company_document_file_id_key UNIQUE (file_id);

ALTER TABLE ONLY public.company_document
    ADD CONSTRAINT company_document_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY public.contact_request
    ADD CONSTRAINT contact_request_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.conversation
    ADD CONSTRAINT conversation_application_id_key UNIQUE (application_id);

ALTER TABLE ONLY public.conversation
    ADD CONSTRAINT conversation_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.conversation_reader
    ADD CONSTRAINT conversation_reader_pkey PRIMARY KEY (conversation_id, user_id);

ALTER TABLE ONLY public.demo_account
    ADD CONSTRAINT demo_account_pkey PRIMARY KEY (email);

ALTER TABLE ONLY public.demo_account
    ADD CONSTRAINT demo_account_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.file
    ADD CONSTRAINT file_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.influencer
    ADD CONSTRAINT influencer_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.influencer
    ADD CONSTRAINT influencer_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.job
    ADD CONSTRAINT job_unique_key_key UNIQUE (unique_key);

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_conversation_id_id_key UNIQUE (conversation_id, id);

ALTER TABLE ONLY public.message_file
    ADD CONSTRAINT message_file_file_id_key UNIQUE (file_id);

ALTER TABLE ONLY public.message_file
    ADD CONSTRAINT message_file_pkey PRIMARY KEY (conversation_id, seq, place);

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_pkey PRIMARY KEY (conversation_id, seq);

ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (name);

ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_event_id_user_id_key UNIQUE (event_id, user_id);

ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.notice_setting
    ADD CONSTRAINT notice_setting_pkey PRIMARY KEY (user_id, kind);

ALTER TABLE ONLY public.preferences
    ADD CONSTRAINT preferences_pkey PRIMARY KEY (user_id);

ALTER TABLE ONLY public.profile_views
    ADD CONSTRAINT profile_views_pkey PRIMARY KEY (viewer_id);

ALTER TABLE ONLY public.rate_limit
    ADD CONSTRAINT rate_limit_pkey PRIMARY KEY (key);

ALTER TABLE ONLY public.subscription_invoice
    ADD CONSTRAINT subscription_invoice_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.subscription
    ADD CONSTRAINT subscription_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.subscription
    ADD CONSTRAINT subscription_user_id_key UNIQUE (user_id);

ALTER TABLE ONLY public.test_biller_account
    ADD CONSTRAINT test_biller_account_pkey PRIMARY KEY (customer);

ALTER TABLE ONLY public.user_account
    ADD CONSTRAINT user_account_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.user_session
    ADD CONSTRAINT user_session_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.user_session
    ADD CONSTRAINT user_session_token_key UNIQUE (token);

ALTER TABLE ONLY public.user_two_factor
    ADD CONSTRAINT user_two_factor_pkey PRIMARY KEY (id);

ALTER TABLE ONLY public.user_two_factor
    ADD CONSTRAINT user_two_factor_user_id_key UNIQUE (user_id);

CREATE INDEX app_user_suspended_idx ON public.app_user USING btree (id) WHERE (suspended_at IS NOT NULL);

CREATE INDEX application_influencer_idx ON public.application USING btree (influencer_id, created_at DESC);

CREATE INDEX audit_subject_idx ON public.audit USING btree (subject_id, id);

CREATE INDEX auth_verification_identifier_idx ON public.auth_verification USING btree (identifier);

CREATE INDEX blog_entry_published_idx ON public.blog_entry USING btree (published_at DESC, id DESC);

CREATE INDEX campaign_client_idx ON public.campaign USING btree (client_id, created_at DESC);

CREATE INDEX campaign_ending_idx ON public.campaign USING btree (end_date) WHERE (status = 'active'::text);

CREATE INDEX campaign_status_idx ON public.campaign USING btree (status, published_at DESC NULLS LAST, id DESC);

CREATE INDEX company_document_company_idx ON public.company_document USING btree (company_id, created_at);

CREATE INDEX company_waiting_idx ON public.company USING btree (verification_asked_at, id) WHERE (verification_asked_at IS NOT NULL);

CREATE INDEX contact_request_influencer_idx ON public.contact_request USING btree (influencer_id);

CREATE INDEX contact_request_sender_idx ON public.contact_request USING btree (sender_id, created_at);

CREATE INDEX conversation_reader_mail_due_idx ON public.conversation_reader USING btree (mail_due_at) WHERE (mail_due_at IS NOT NULL);

CREATE INDEX conversation_reader_user_idx ON public.conversation_reader USING btree (user_id);

CREATE INDEX file_owner_idx ON public.file USING btree (owner_id);

CREATE INDEX file_waiting_idx ON public.file USING btree (waiting_since) WHERE (waiting_since IS NOT NULL);

CREATE INDEX influencer_waiting_idx ON public.influencer USING btree (verification_asked_at, id) WHERE (verification_asked_at IS NOT NULL);

CREATE INDEX job_due_idx ON public.job USING btree (run_at) WHERE (failed_at IS NULL);

CREATE INDEX notice_list_idx ON public.notice USING btree (user_id, created_at DESC, id DESC) WHERE listed;

CREATE UNIQUE INDEX notice_message_idx ON public.notice USING btree (user_id, conversation_id) WHERE ((kind = 'message'::text) AND (read_at IS NULL));

CREATE INDEX notice_unread_idx ON public.notice USING btree (user_id) WHERE (listed AND (read_at IS NULL));

CREATE INDEX subscription_invoice_issued_idx ON public.subscription_invoice USING btree (subscription_id, issued_at DESC);

CREATE INDEX user_account_user_id_idx ON public.user_account USING btree (user_id);

CREATE INDEX user_session_user_id_idx ON public.user_session USING btree (user_id);

CREATE TRIGGER account_changed AFTER UPDATE ON public.app_user FOR EACH ROW EXECUTE FUNCTION public.tell_account_changed();

CREATE TRIGGER audit_is_kept BEFORE DELETE OR UPDATE ON public.audit FOR EACH ROW EXECUTE FUNCTION public.refuse_audit_change();

CREATE TRIGGER audit_is_kept_whole BEFORE TRUNCATE ON public.audit FOR EACH STATEMENT EXECUTE FUNCTION public.refuse_audit_change();

CREATE TRIGGER session_ended AFTER DELETE ON public.user_session FOR EACH ROW EXECUTE FUNCTION public.tell_session_ended();

CREATE TRIGGER suspended_changed AFTER UPDATE OF suspended_at ON public.app_user FOR EACH ROW WHEN ((old.suspended_at IS DISTINCT FROM new.suspended_at)) EXECUTE FUNCTION public.tell_suspended_changed();

CREATE TRIGGER told_delete AFTER DELETE ON public.influencer REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_changed_influencers();

CREATE TRIGGER told_delete AFTER DELETE ON public.preferences REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_changed_preferences();

CREATE TRIGGER told_insert AFTER INSERT ON public.influencer REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_changed_influencers();

CREATE TRIGGER told_insert AFTER INSERT ON public.preferences REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_changed_preferences();

CREATE TRIGGER told_truncate AFTER TRUNCATE ON public.influencer FOR EACH STATEMENT EXECUTE FUNCTION public.tell_all_changed();

CREATE TRIGGER told_truncate AFTER TRUNCATE ON public.preferences FOR EACH STATEMENT EXECUTE FUNCTION public.tell_all_changed();

CREATE TRIGGER told_update AFTER UPDATE ON public.influencer REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_changed_influencers();

CREATE TRIGGER told_update AFTER UPDATE ON public.preferences REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION public.tell_changed_preferences();

ALTER TABLE ONLY public.application
    ADD CONSTRAINT application_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaign(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.application
    ADD CONSTRAINT application_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES public.app_user(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.application
    ADD CONSTRAINT application_influencer_id_fkey FOREIGN KEY (influencer_id) REFERENCES public.influencer(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.billing_account
    ADD CONSTRAINT billing_account_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.call_request
    ADD CONSTRAINT call_request_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.campaign
    ADD CONSTRAINT campaign_client_id_fkey FOREIGN KEY (client_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.campaign_media
    ADD CONSTRAINT campaign_media_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaign(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.campaign_media
    ADD CONSTRAINT campaign_media_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.file(id);

ALTER TABLE ONLY public.campaign_viewer
    ADD CONSTRAINT campaign_viewer_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaign(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.campaign_views
    ADD CONSTRAINT campaign_views_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaign(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_document
    ADD CONSTRAINT company_document_company_id_fkey FOREIGN KEY (company_id) REFERENCES public.company(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.company_document
    ADD CONSTRAINT company_document_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.file(id);

ALTER TABLE ONLY public.company
    ADD CONSTRAINT company_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.contact_request
    ADD CONSTRAINT contact_request_influencer_id_fkey FOREIGN KEY (influencer_id) REFERENCES public.influencer(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.contact_request
    ADD CONSTRAINT contact_request_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.conversation
    ADD CONSTRAINT conversation_application_id_fkey FOREIGN KEY (application_id) REFERENCES public.application(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.conversation_reader
    ADD CONSTRAINT conversation_reader_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES public.conversation(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.conversation_reader
    ADD CONSTRAINT conversation_reader_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.demo_account
    ADD CONSTRAINT demo_account_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE SET NULL;

ALTER TABLE ONLY public.file
    ADD CONSTRAINT file_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.influencer
    ADD CONSTRAINT influencer_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES public.conversation(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.message_file
    ADD CONSTRAINT message_file_conversation_id_seq_fkey FOREIGN KEY (conversation_id, seq) REFERENCES public.message(conversation_id, seq) ON DELETE CASCADE;

ALTER TABLE ONLY public.message_file
    ADD CONSTRAINT message_file_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.file(id);

ALTER TABLE ONLY public.message
    ADD CONSTRAINT message_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES public.campaign(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES public.conversation(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.event(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_influencer_id_fkey FOREIGN KEY (influencer_id) REFERENCES public.influencer(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notice_setting
    ADD CONSTRAINT notice_setting_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.notice
    ADD CONSTRAINT notice_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.preferences
    ADD CONSTRAINT preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.profile_views
    ADD CONSTRAINT profile_views_viewer_id_fkey FOREIGN KEY (viewer_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.subscription_invoice
    ADD CONSTRAINT subscription_invoice_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES public.subscription(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.subscription
    ADD CONSTRAINT subscription_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_account
    ADD CONSTRAINT user_account_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_session
    ADD CONSTRAINT user_session_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

ALTER TABLE ONLY public.user_two_factor
    ADD CONSTRAINT user_two_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.app_user(id) ON DELETE CASCADE;

