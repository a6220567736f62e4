import { m } from '#messages';
import { aPhonePicture } from '#tests/sample-files.ts';
import { attach, inDialog, inHeader, inMain, opens, see, submit, type Task, tap, type } from './steps.ts';
import { titles } from './world.ts';

const campaign = /\/influencer\/campaign\/campaign-/;
const portrait = { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer: await aPhonePicture() };

export const influencerTasks: Task[] = [
  {
    number: 2,
    name: 'Complete the profile',
    as: 'newcomer',
    steps: () => [
      tap('link', m.checklist_picture()),
      opens(/\/profile/),
      attach((page) => page.locator('#picture input[type=file]'), portrait),
      see(m.media_remove(), (page) => page.locator('#picture')),
      tap('checkbox', m.thematic_food()),
      type(m.profile_followers(), '86400'),
      submit(m.profile_save()),
      see(m.profile_toast_updated()),
    ],
  },
  {
    number: 3,
    name: 'Find a campaign and apply',
    as: 'influencer',
    steps: () => [
      tap('link', titles.tasting, inMain),
      opens(campaign),
      type(m.application_message(), 'I photograph kitchens at dusk.'),
      submit(m.application_submit()),
      see(m.application_pending_title()),
    ],
  },
  {
    number: 4,
    name: 'Withdraw an application',
    as: 'influencer',
    steps: () => [
      tap('link', titles.table, inMain),
      opens(campaign),
      tap('button', m.application_withdraw(), inMain),
      tap('button', m.application_withdraw(), inDialog),
      see(m.application_withdrawn()),
    ],
  },
  {
    number: 8,
    name: 'Decline an invitation',
    as: 'invited',
    steps: () => [
      tap('link', /Maison Aubrac/, inMain),
      opens(campaign),
      tap('button', m.invitation_decline()),
      see(m.invitation_toast_declined()),
    ],
  },
  {
    number: 15,
    name: 'Write a message',
    as: 'influencer',
    steps: () => [
      tap('link', m.nav_messages(), inHeader),
      opens('/messages'),
      tap('link', /Maison Aubrac/, inMain),
      opens(/\/messages\?conversation=/),
      type(m.conversation_field(), 'Does Thursday suit you?'),
      submit(m.conversation_send()),
      see('Does Thursday suit you?', (page) => page.getByRole('region', { name: m.conversation_all() })),
    ],
  },
];
