import { m } from '#messages';
import { currentLanguage } from '#messages/path-language.ts';
import { PASSWORD } from '#tests/people.ts';
import { aPdf } from '#tests/sample-files.ts';
import type { Way } from './measurement.ts';
import {
  attach,
  choose,
  inDialog,
  inHeader,
  inMain,
  opens,
  type Step,
  see,
  submit,
  type Task,
  tap,
  type,
  typeDay,
} from './steps.ts';
import { titles } from './world.ts';

const account = () => m.nav_account_of({ name: 'Maison Aubrac' });
const pdf = { name: 'kbis.pdf', mimeType: 'application/pdf', buffer: aPdf() };
const [dashboard, review] = ['/client/dashboard', /\/client\/campaigns\/.*\/influencer\//];
const campaign = /\/client\/campaign\/campaign-/;

/** On a phone, the links of the header are in the menu. */
export const follow = (way: Way, link: string, group: 'main' | 'own') => {
  if (way === 'touch') return [tap('button', m.nav_open_menu()), tap('link', link, inHeader)];
  return [...(group === 'own' ? [tap('button', account())] : []), tap('link', link, inHeader)];
};

export const brandTasks: Task[] = [
  {
    number: 1,
    name: 'Sign up',
    as: 'visitor',
    steps: () => [
      tap('link', m.home_create_account(), inMain),
      opens('/signup'),
      type(m.account_email(), `measured-${crypto.randomUUID()}@example.com`),
      type(m.account_company_name(), 'Maison Aubrac'),
      type(m.account_password(), PASSWORD),
      submit(m.signup_submit()),
      opens('/booking'),
      tap('link', m.booking_skip()),
      opens(dashboard),
      see(m.campaign_first_title()),
    ],
  },
  {
    number: 5,
    name: 'Answer an application',
    as: 'brand',
    steps: () => [
      tap('link', m.todo_begin({ name: 'Omar' })),
      opens(review),
      tap('button', m.review_validate()),
      see(m.review_accepted()),
    ],
  },
  {
    number: 6,
    name: 'Compare two applicants',
    as: 'brand',
    steps: () => [
      tap('link', m.todo_begin({ name: 'Omar' })),
      opens(review),
      tap('link', m.compare_button()),
      opens(/\/compare\?/),
      see(m.review_engagement()),
      see('I know your kitchen.'),
    ],
  },
  {
    number: 7,
    name: 'Invite',
    as: 'brand',
    steps: () => [
      tap('link', titles.terrace, inMain),
      opens(campaign),
      tap('link', new RegExp(`^${m.invitation_card()} ${m.invitation_card_of({ name: '.+' })}`), inMain),
      opens(/\/client\/invite\//),
      submit(m.invitation_submit()),
      see(m.invitation_toast_sent()),
    ],
  },
  {
    number: 9,
    name: 'Shortlist',
    as: 'brand',
    steps: (way) => [
      ...follow(way, m.nav_influencers(), 'main'),
      opens('/influencers'),
      tap('link', new RegExp(`^${m.shortlist_add({ name: '.+' })}`), inMain),
      submit(m.shortlist_create_and_add(), inDialog),
      see(m.shortlist_first_name(), inDialog),
    ],
  },
  { number: 10, name: 'Create a campaign', as: 'brand', steps: () => createSteps({ isFirst: false }) },
  {
    number: 11,
    name: 'Publish a draft',
    as: 'brand',
    steps: () => [
      tap('button', m.campaign_transition_publish()),
      tap('button', m.campaign_transition_publish(), inDialog),
      see(m.campaign_toast_published()),
    ],
  },
  {
    number: 12,
    name: 'Duplicate',
    as: 'brand',
    steps: () => [
      tap('button', new RegExp(`^${m.duplicate()} ${titles.rooms}`), inMain),
      see(m.duplicate_done()),
    ],
  },
  {
    number: 13,
    name: 'Edit an active campaign',
    as: 'brand',
    steps: () => [
      tap('link', titles.terrace, inMain),
      opens(campaign),
      tap('link', m.terms_title(), inMain),
      opens(/\/terms$/),
      type(m.terms_gift_value(), '240'),
      submit(m.terms_save()),
      see(m.terms_saved()),
    ],
  },
  {
    number: 14,
    name: 'End a campaign',
    as: 'brand',
    steps: () => [
      tap('link', titles.rooms),
      opens(campaign),
      tap('button', m.campaign_transition_end(), inMain),
      tap('button', m.campaign_transition_end(), inDialog),
      see(m.campaign_status_ended(), inMain),
    ],
  },
  {
    number: 16,
    name: 'Send a file',
    as: 'brand',
    steps: () => [
      tap('link', m.nav_messages(), inHeader),
      opens('/messages'),
      tap('link', /Léa Dubois/, inMain),
      attach((page) => page.locator('#conversation input[type=file]'), pdf),
      see('kbis.pdf', (page) => page.getByRole('list', { name: m.conversation_attached() })),
      submit(m.conversation_send()),
      see('kbis.pdf', (page) => page.getByRole('region', { name: m.conversation_all() })),
    ],
  },
  {
    number: 17,
    name: 'Add a company document',
    as: 'brand',
    steps: (way) => [
      ...follow(way, m.nav_company(), 'own'),
      opens('/profile/company'),
      attach((page) => page.locator('section:has(h2) input[type=file]').last(), pdf),
      see('kbis.pdf', (page) => page.getByRole('listitem').filter({ has: page.getByRole('link') })),
    ],
  },
  {
    number: 18,
    name: 'Buy a plan',
    as: 'brand',
    steps: (way) => [
      ...follow(way, m.nav_pricing(), 'own'),
      opens('/pricing'),
      tap('button', m.pricing_choose({ plan: m.subscription_tier_basic() })),
      opens(/\/billing\/test\/checkout/),
      tap('button', m.billing_checkout_subscribe()),
      see(m.subscribe_success_text({ plan: m.subscription_tier_basic() })),
    ],
  },
  {
    number: 19,
    name: 'Filter the list of influencers',
    as: 'brand',
    steps: (way) => [
      ...follow(way, m.nav_influencers(), 'main'),
      opens('/influencers'),
      ...(way === 'touch' ? [tap('button', m.search_filters())] : []),
      type(m.browse_location(), 'Angers'),
      tap('checkbox', m.thematic_travel()),
      ...(way === 'touch' ? [tap('button', m.browse_submit())] : []),
      see(m.browse_total({ count: 2, shown: '2' })),
    ],
  },
  {
    number: 20,
    name: 'Save a search',
    as: 'brand',
    steps: (way) => [
      ...follow(way, m.nav_influencers(), 'main'),
      opens('/influencers'),
      ...(way === 'touch' ? [tap('button', m.search_filters())] : []),
      tap('checkbox', m.thematic_travel()),
      ...(way === 'touch' ? [tap('button', m.browse_submit())] : []),
      opens(/travel/),
      tap('button', m.search_save(), inMain),
      see(m.search_saved_toast()),
    ],
  },
];

/**
 * A later campaign begins with fields of the previous campaign, so only its name, description and dates are filled in.
 * The proposed gift and payment are read and kept. For the first campaign, every step of the wizard is filled in.
 */
export function createSteps({ isFirst }: { isFirst: boolean }): Step[] {
  const year = new Date().getFullYear() + 1;
  const digits = (day: string, month: string) =>
    currentLanguage() === 'fr' ? `${day}${month}${year}` : `${month}${day}${year}`;
  const next = submit(m.wizard_next());
  const openStep = (number: number) =>
    tap('link', new RegExp(`^${number}`), (page) => page.getByRole('navigation', { name: m.wizard_steps() }));
  const step = (title: string) => see(title, (page) => page.locator('#step-title'));
  return [
    tap('link', m.campaign_create(), inMain),
    opens('/client/campaign/create'),
    type(m.wizard_name(), 'Dinner at nightfall'),
    type(m.wizard_description(), 'Dinner for two before the evening service.'),
    next,
    step(m.wizard_step_type()),
    ...(isFirst
      ? [
          tap('button', new RegExp(`^${m.compensation_giftedAndPaid()}`)),
          type(m.wizard_gift_description(), 'A tasting menu for two', inDialog),
          type(m.wizard_post_price(), '150', inDialog),
          submit(m.wizard_save(), inDialog),
          next,
          step(m.wizard_step_preferences()),
          tap('checkbox', m.thematic_food()),
          next,
          step(m.wizard_step_collaboration()),
          tap('radio', new RegExp(`^${m.collaboration_restaurant()}`)),
          type(m.wizard_venue_name(), 'Maison Aubrac'),
          type(m.wizard_venue_address(), '12 rue Mercière'),
          type(m.wizard_venue_town(), 'Lyon'),
          choose(m.wizard_venue_country(), m.country_fr()),
          choose(m.wizard_slot_from(), '18:00'),
          choose(m.wizard_slot_to(), '19:30'),
          next,
        ]
      : [openStep(5)]),
    step(m.wizard_step_schedule()),
    typeDay(m.wizard_start_date(), digits('01', '03')),
    typeDay(m.wizard_end_date(), digits('12', '04')),
    ...(isFirst
      ? [
          next,
          step(m.wizard_step_audience()),
          tap('radio', m.follower_range_10k_50k()),
          submit(m.wizard_step_review()),
        ]
      : [openStep(7)]),
    step(m.wizard_step_review()),
    submit(m.wizard_submit()),
    opens(dashboard),
    see(m.campaign_created()),
  ];
}
