import { type DemoCampaign, daysAgo } from '../demo.ts';

export const beauty: DemoCampaign[] = [
  {
    cover: 'night-serum',
    days: [-1, 50],
    dates: { created: daysAgo(5, '10:20'), published: daysAgo(4, '09:00') },
    title: 'Thirty nights with one serum',
    description:
      'Nine ingredients, all of them pronounceable, made with the water of our springs. Use it for thirty nights and keep a diary, including the evenings you forgot. We publish what you say, good or bad.',
    gift: 'The night serum and the balm, full size, with the formula explained by our chemist.',
    prices: { post: 38_000, story: 11_000 },
    thematics: ['beauty', 'health'],
    targetLocations: ['us', 'uk', 'fr', 'ca'],
    audience: { ages: [25, 60], women: 75, men: 20, followers: '100k-250k' },
  },
  {
    cover: 'sun-care',
    days: [-50, -12],
    dates: { created: daysAgo(66, '09:00'), published: daysAgo(64, '09:00') },
    title: 'Une crème solaire qui ne colle pas',
    description:
      'Elle protège, elle disparaît, elle pardonne le sable. Essayez-la une vraie journée dehors, du marché à la baignade, sur votre peau et dans votre lumière. Nous cherchons tous les teints et tous les âges.',
    gift: 'Un coffret de trois crèmes et un chapeau de paille tressé.',
    thematics: ['beauty', 'travel', 'parenthood'],
    targetLocations: ['fr', 'es', 'it', 'br'],
    audience: { ages: [18, 70], women: 60, men: 35, followers: '10k-50k' },
    application: {
      at: daysAgo(22, '09:25'),
      message:
        'Du marché à la baignade, c’est mon dimanche. J’ai la peau claire et la mémoire des coups de soleil.',
    },
  },
  {
    cover: 'perfume-launch',
    giftImages: ['hair-ritual'],
    days: [3, 21],
    dates: { created: daysAgo(10, '15:00'), published: daysAgo(9, '10:00') },
    title: 'A perfume that smells of the kitchen garden',
    description:
      'Tomato leaf, warm stone, a little pepper: our nose spent a year among the beds. We open the first bottle in Paris with thirty people and no speech. Come and describe a smell to people who cannot smell it.',
    gift: 'A numbered 50 ml bottle engraved with your initials.',
    prices: { post: 30_000, story: 9_500 },
    thematics: ['beauty', 'fashion', 'lifestyle'],
    collaborationType: 'physical',
    venue: { name: 'Aubrac, rive gauche', address: '24 rue de Beaune', town: 'Paris' },
    slots: [{ start: '18:00', end: '20:00' }],
    targetLocations: ['fr', 'us', 'uk'],
    audience: { ages: [25, 55], women: 65, men: 30, followers: '50k-100k' },
    application: {
      at: daysAgo(3, '20:15'),
      message:
        'I spend my days trying to make people smell a photograph. Tomato leaf is my favourite smell there is.',
    },
  },
  {
    cover: 'hair-ritual',
    days: [5, 25],
    dates: { created: daysAgo(25, '11:30'), canceled: daysAgo(19, '09:00') },
    title: 'Le rituel des cheveux mouillés',
    description:
      'Un soin au sortir du bain, un peigne en bois, dix minutes sans parler. Nous voulions inviter des créatrices aux thermes pour en faire un film court. La date ne convenait pas à l’équipe : la campagne est annulée.',
    prices: { post: 26_000, story: 9_000 },
    thematics: ['beauty', 'health'],
    collaborationType: 'hostel',
    venue: { name: 'Les Bains d’Aubrac', address: '2 avenue des Thermes', town: 'Aix-les-Bains' },
    slots: [{ start: '10:00', end: '12:00' }],
    targetLocations: ['fr'],
    audience: { ages: [20, 50], women: 80, men: 15, followers: '10k-50k' },
  },
  {
    cover: 'smart-ring',
    days: [-7, 18],
    dates: { created: daysAgo(19, '13:00'), published: daysAgo(17, '09:00') },
    title: 'A ring that knows how you slept',
    description:
      'Our guests borrow a smart ring for the night and read their sleep at breakfast. Wear one for two weeks, at home and once with us, and tell the truth about Mondays. Curious sceptics are preferred.',
    prices: { post: 50_000, story: 18_000 },
    thematics: ['tech', 'health', 'fitness'],
    targetLocations: ['us', 'fr', 'uk', 'de', 'jp'],
    audience: { ages: [25, 55], women: 45, men: 50, followers: '250k-500k' },
    application: {
      at: daysAgo(12, '22:30'),
      message:
        'Restaurant people never sleep. I could compare a week of dinners with a week of early markets.',
      decision: { is: 'declined', at: daysAgo(11, '10:05') },
    },
  },
];
