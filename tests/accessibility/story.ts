import { m } from '#messages';
import { PASSWORD } from '#tests/people.ts';
import { brandTasks, createSteps, follow } from '#tests/tasks/brand-tasks.ts';
import { influencerTasks } from '#tests/tasks/influencer-tasks.ts';
import type { Way } from '#tests/tasks/measurement.ts';
import { inHeader, inMain, opens, type Step, see, submit, type Task, tap, type } from '#tests/tasks/steps.ts';
import { download, tree } from './steps.ts';
import * as trees from './trees.ts';

export interface Chapter {
  name: string;
  as: 'brand' | 'influencer';
  steps: Step[];
}

const TITLE = 'Dinner at nightfall';
const review = /\/client\/campaigns\/.*\/influencer\//;

const task = (tasks: readonly Task[], number: number, way: Way): Step[] => {
  const found = tasks.find((it) => it.number === number);
  if (!found) throw new Error(`There is no task ${number}.`);
  return found.steps(way);
};

/**
 * The story from sign-up to conversation, plan and reports. A narrow window has the touch layout: links are in the
 * menu.
 */
export function story(way: Way): Chapter[] {
  return [
    {
      name: 'the brand signs up',
      as: 'brand',
      steps: [tree(trees.home), ...task(brandTasks, 1, way), tree(trees.emptyDashboard)],
    },
    { name: 'the influencer signs up', as: 'influencer', steps: signUpSteps() },
    {
      name: 'the influencer completes the profile',
      as: 'influencer',
      steps: [...task(influencerTasks, 2, way), tree(trees.profile)],
    },
    {
      name: 'the brand creates and publishes a campaign',
      as: 'brand',
      steps: [...createSteps({ isFirst: true }), ...task(brandTasks, 11, way)],
    },
    {
      name: 'the influencer applies',
      as: 'influencer',
      steps: [
        ...toDashboard(way),
        tap('link', TITLE, inMain),
        opens(/\/influencer\/campaign\/campaign-/),
        tree(trees.campaign),
        type(m.application_message(), 'I photograph kitchens at dusk.'),
        submit(m.application_submit()),
        see(m.application_pending_title()),
      ],
    },
    {
      name: 'the brand accepts and writes',
      as: 'brand',
      steps: [
        ...toDashboard(way),
        tap('link', m.todo_begin({ name: 'Léa' })),
        opens(review),
        tree(trees.review),
        tap('button', m.review_validate()),
        see(m.review_accepted()),
        ...writeSteps('Does Thursday suit you?'),
      ],
    },
    {
      name: 'the influencer answers',
      as: 'influencer',
      steps: [
        tap('link', new RegExp(`^${m.nav_messages()}`), inHeader),
        opens('/messages'),
        tap('link', /Maison Aubrac/, inMain),
        opens(/\/messages\?conversation=/),
        ...writeSteps('Thursday is perfect.'),
      ],
    },
    {
      name: 'the brand buys a plan',
      as: 'brand',
      steps: [
        ...follow(way, m.nav_profile(), 'own'),
        opens('/profile'),
        tap('link', m.profile_tab_subscription()),
        tap('link', m.subscription_upgrade()),
        opens('/pricing'),
        tree(trees.pricing),
        tap('button', m.pricing_choose({ plan: m.subscription_tier_premium() })),
        opens(/\/billing\/test\/checkout/),
        tap('button', m.billing_checkout_subscribe()),
        see(m.subscribe_success_text({ plan: m.subscription_tier_premium() })),
      ],
    },
    {
      name: 'the brand reads the reports',
      as: 'brand',
      steps: [
        ...follow(way, m.nav_campaigns(), 'main'),
        opens('/client/campaigns'),
        tap('link', TITLE, inMain),
        opens(/\/client\/campaign\/campaign-/),
        tree(trees.applicants),
        tree(trees.reports),
        download(`${m.report_pdf()} ${m.report_about({ report: m.report_detailed() })}`),
        tap('link', `${m.report_open()} ${m.report_about({ report: m.report_analytics() })}`),
        opens(/\/analytics$/),
        tree(trees.analytics),
      ],
    },
  ];
}

function signUpSteps(): Step[] {
  return [
    tap('link', m.home_create_account(), inMain),
    opens('/signup'),
    tap('link', m.signup_influencer()),
    see(m.account_full_name()),
    tree(trees.signUp),
    type(m.account_full_name(), 'Léa Dubois'),
    type(m.account_instagram_handle(), '@lea.dubois'),
    type(m.account_email(), `lea-${crypto.randomUUID()}@example.com`),
    type(m.account_password(), PASSWORD),
    submit(m.signup_submit()),
    opens('/booking-influencer'),
    tap('link', m.booking_skip()),
    opens('/influencer/dashboard'),
  ];
}

const toDashboard = (way: Way) => follow(way, m.nav_dashboard(), 'main');

function writeSteps(text: string): Step[] {
  const inConversation = (page: Parameters<typeof inMain>[0]) =>
    page.getByRole('region', { name: m.conversation_all() });
  return [
    type(m.conversation_field(), text),
    submit(m.conversation_send()),
    see(text, inConversation),
    tree(trees.conversation),
  ];
}
