import { m } from '#messages';

/**
 * Templates of what screen readers receive, in the current language. A page may have more elements than its template.
 */

type Node = string;

/** Returns a node as YAML in single quotes. Without quotes, a colon in a French text would end a YAML key. */
function node(role: string, name?: string, { state = '', of = [] as Node[] } = {}): Node {
  const named = [role, name === undefined ? '' : JSON.stringify(name), state].filter(Boolean).join(' ');
  const children = of.map((child) => `\n${child.replaceAll(/^/gm, '  ')}`);
  return `- '${named.replaceAll("'", "''")}'${children.length > 0 ? ':' : ''}${children.join('')}`;
}

const lines = (...nodes: Node[]) => nodes.join('\n');

/** The page with its landmarks, in their order. */
const page = (...of: Node[]) =>
  lines(
    node('banner', undefined, { of: [node('link', m.nav_skip()), node('navigation', m.nav_language())] }),
    node('main', undefined, { of }),
    node('contentinfo', undefined, { of: [node('navigation', m.footer_help())] }),
  );
const title = (name: string) => node('heading', name, { state: '[level=1]' });
const part = (name: string) => node('heading', name, { state: '[level=2]' });
const disabled = { state: '[disabled]' };
const checked = { state: '[checked]' };

export const home = () =>
  page(
    title(m.home_title({ joined: m.home_joined() })),
    part(m.home_how_title()),
    node('group', m.home_side(), { of: [node('radio', m.home_side_influencer(), checked)] }),
  );

export const emptyDashboard = () =>
  page(
    title(m.campaign_dashboard_title()),
    node('region', m.checklist_brand_title(), { of: [part(m.checklist_brand_title()), node('list')] }),
    part(m.campaign_first_title()),
    node('link', m.campaign_create()),
  );

export const signUp = () =>
  page(
    node('navigation', m.signup_side(), {
      of: [node('link', m.signup_brand()), node('link', m.signup_influencer())],
    }),
    title(m.signup_title({ account: m.signup_title_word() })),
    node('textbox', m.account_full_name()),
    node('textbox', m.account_instagram_handle()),
    node('textbox', m.account_email()),
    node('textbox', m.account_password()),
    node('button', m.signup_submit()),
  );

export const profile = () =>
  page(
    title(m.profile_title()),
    node('navigation', m.profile_tabs()),
    part(m.profile_public_title()),
    node('group', m.media_portrait(), { of: [node('status')] }),
    node('group', m.profile_thematics(), {
      of: [node('checkbox', m.thematic_travel()), node('checkbox', m.thematic_food(), checked)],
    }),
    part(m.profile_figures_title()),
    node('textbox', m.profile_followers()),
    node('button', m.profile_save()),
  );

export const campaign = () =>
  page(
    title('Dinner at nightfall'),
    part(m.campaign_description()),
    part(m.campaign_compensation()),
    node('textbox', m.application_message()),
    node('button', m.application_submit()),
  );

export const review = () =>
  page(
    title('Léa Dubois'),
    node('region', m.fit_title(), { of: [part(m.fit_title()), node('list')] }),
    node('region', m.review_decide({ name: 'Léa Dubois' }), {
      of: [node('button', m.review_decline()), node('button', m.review_validate())],
    }),
    part(m.review_thematics()),
  );

export const conversation = () =>
  lines(
    node('region', m.conversation_all(), { of: [node('list', undefined, { of: [node('listitem')] })] }),
    node('status'),
    node('button', m.conversation_attach()),
    node('textbox', m.conversation_field()),
    node('button', m.conversation_send(), disabled),
  );

const plan = (name: string, button: Node) => node('listitem', undefined, { of: [part(name), button] });

export const pricing = () =>
  page(
    title(m.pricing_title({ membership: m.pricing_membership() })),
    node('group', m.pricing_billing(), { of: [node('radio', m.pricing_monthly(), checked)] }),
    node('list', undefined, {
      of: [
        plan(m.subscription_tier_free(), node('button', m.pricing_current(), disabled)),
        plan(m.subscription_tier_basic(), chooses(m.subscription_tier_basic())),
        plan(m.subscription_tier_premium(), chooses(m.subscription_tier_premium())),
      ],
    }),
  );
const chooses = (tier: string) => node('button', m.pricing_choose({ plan: tier }));

export const reports = () =>
  page(
    title('Dinner at nightfall'),
    node('region', m.report_title(), { of: [part(m.report_title()), node('list')] }),
  );

export const applicants = () =>
  node('row', undefined, {
    of: [node('rowheader', undefined, { of: [node('link', 'Léa Dubois')] }), node('cell'), node('cell')],
  });

export const analytics = () =>
  page(
    title(m.analytics_title()),
    node('region', m.analytics_views(), { of: [part(m.analytics_views()), node('img'), node('group')] }),
  );
