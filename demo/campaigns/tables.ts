import { type DemoCampaign, daysAgo, fromBrand, fromInfluencer, minutesAgo } from '../demo.ts';

export const tables: DemoCampaign[] = [
  {
    cover: 'autumn-table',
    giftImages: ['tasting-menu', 'coffee-roastery'],
    days: [-6, 24],
    dates: { created: daysAgo(16, '08:10'), published: daysAgo(14, '09:00') },
    terms: {
      at: daysAgo(15, '10:00'),
      giftCents: 24_000,
      lines: [
        {
          kind: 'post',
          platform: 'instagram',
          count: 1,
          feeCents: 35_000,
          note: 'The room before the first guest',
          needsBenefit: true,
        },
        { kind: 'story', platform: 'instagram', count: 3, feeCents: 12_000, note: '', needsBenefit: true },
      ],
      mustSay: 'The menu changes with the season.',
      mustNotSay: 'The price of a single dish.',
    },
    title: 'The long table at Maison Aubrac',
    description:
      'Come before the evening service, when the kitchen is already warm and the room still empty. We seat two of you at the long table, serve the whole menu of the season, and leave you alone with the light. We hope for one post and a few stories that smell of butter and wood smoke.',
    gift: 'The tasting menu in seven courses for two, wine pairing included.',
    prices: { post: 35_000, story: 12_000 },
    thematics: ['food', 'lifestyle', 'photography'],
    collaborationType: 'restaurant',
    venue: { name: 'Maison Aubrac', address: '12 rue Mercière', town: 'Lyon' },
    slots: [
      { start: '16:30', end: '18:30' },
      { start: '11:00', end: '12:00' },
    ],
    targetLocations: ['fr', 'uk'],
    audience: { ages: [25, 55], women: 55, men: 40, followers: '50k-100k' },
    application: {
      at: daysAgo(5, '10:20'),
      message:
        'I grew up two streets from rue Mercière and have photographed a dozen kitchens there. I would love to show yours in the hour before the first guest: hands, steam, copper, and then the table.',
      decision: { is: 'accepted', at: daysAgo(3, '08:30') },
      messages: [
        fromBrand(
          daysAgo(3, '08:34'),
          'Welcome, Léa! Your kitchen series is pinned above our pass. Which evening would suit you?',
        ),
        fromInfluencer(
          daysAgo(1, '16:42'),
          'Bonjour! I would love to come before the evening service, when the light is still in the room.',
        ),
        fromBrand(
          daysAgo(1, '16:55'),
          'That is exactly the moment we hoped for. Does Thursday at 16:30 work?',
        ),
        fromInfluencer(
          minutesAgo(95),
          'Thursday is perfect. I will bring the 35 mm and keep out of your cooks’ way.',
        ),
        fromBrand(
          minutesAgo(40),
          'Wonderful. Chef suggests you start with the bread oven: the last batch comes out at 16:45.',
        ),
      ],
    },
  },
  {
    cover: 'tasting-menu',
    giftImages: ['autumn-table'],
    days: [-75, -45],
    dates: {
      created: daysAgo(92, '09:00'),
      published: daysAgo(90, '09:30'),
      completed: daysAgo(40, '15:00'),
    },
    title: 'Sept plats, un seul jardin',
    description:
      'Un menu où tout vient du même potager, à vingt minutes de la table. Nous cherchons un regard patient pour raconter la journée entière, de la cueillette à l’assiette. Le chef vous emmène au jardin à l’aube ; prévoyez des bottes.',
    gift: 'Le menu complet pour deux personnes et un panier du potager à emporter.',
    prices: { post: 28_000, story: 9_000 },
    thematics: ['food', 'photography', 'health'],
    collaborationType: 'restaurant',
    venue: { name: 'La Serre d’Aubrac', address: '3 chemin des Charmilles', town: 'Collonges-au-Mont-d’Or' },
    slots: [
      { start: '07:00', end: '09:00' },
      { start: '12:00', end: '14:30' },
    ],
    targetLocations: ['fr'],
    audience: { ages: [30, 65], women: 50, men: 50, followers: '50k-100k' },
    application: {
      at: daysAgo(84, '11:15'),
      message:
        'Un potager à l’aube, c’est exactement ce que j’aime raconter. J’ai des bottes, et le silence facile.',
      decision: { is: 'accepted', at: daysAgo(82, '14:00') },
      messages: [
        fromBrand(daysAgo(82, '14:06'), 'Bonjour Léa, les bottes nous ont convaincus !'),
        fromInfluencer(daysAgo(81, '07:50'), 'Merci ! Quel matin les tomates sont-elles les plus bavardes ?'),
        fromBrand(
          daysAgo(81, '09:12'),
          'Le mardi, juste après l’arrosage. Le chef vous attend à 7 h au portail.',
        ),
        fromInfluencer(
          daysAgo(60, '18:25'),
          'Tout est en ligne. Vous pouvez dire au chef que son fenouil a fait 4 000 jaloux.',
        ),
        fromBrand(daysAgo(60, '19:40'), 'Il rougit. Merci, c’était un très beau récit.'),
      ],
    },
  },
  {
    cover: 'rooftop-summer',
    days: [-40, -9],
    dates: { created: daysAgo(58, '10:00'), published: daysAgo(55, '10:00') },
    title: 'Rooftop evenings above the Saône',
    description:
      'Twelve evenings, twelve cocktails, one view over the river. We invite a small circle of creators to the last hour of daylight on the roof of Hôtel Aubrac. Bring someone who laughs well: we would like people in the picture, not only glasses.',
    gift: 'An evening for two on the roof: cocktails, small plates, and the lift to yourselves.',
    thematics: ['lifestyle', 'food', 'music'],
    collaborationType: 'physical',
    venue: { name: 'Hôtel Aubrac, the roof', address: '40 quai Saint-Vincent', town: 'Lyon' },
    slots: [{ start: '18:30', end: '20:30' }],
    targetLocations: ['fr', 'it', 'es'],
    audience: { ages: [21, 45], women: 50, men: 45, followers: '10k-50k' },
    application: {
      at: daysAgo(36, '17:05'),
      message: 'My sister laughs better than anyone in Lyon. We could come any evening but Monday.',
      decision: { is: 'accepted', at: daysAgo(34, '09:45') },
      messages: [
        fromBrand(
          daysAgo(34, '09:50'),
          'Sold on the sister. The roof is yours on Wednesday at 18:30; ask for Camille at the desk.',
        ),
        fromInfluencer(daysAgo(33, '20:10'), 'Perfect, we will be there. Any drink you want seen?'),
        fromBrand(daysAgo(32, '08:20'), 'The one with verbena, before the ice gives up.'),
        fromInfluencer(
          daysAgo(12, '11:30'),
          'The post did 5.1%, my best this month. Thank you both, and Camille above all.',
        ),
      ],
    },
  },
  {
    cover: 'coffee-roastery',
    days: [-3, 30],
    dates: { created: daysAgo(12, '08:00'), published: daysAgo(11, '08:15') },
    title: 'Le premier café du matin, à la Brûlerie',
    description:
      'Notre torréfactrice ouvre à six heures et sent l’origine d’un grain les yeux fermés. Passez une matinée à ses côtés, goûtez trois cafés et racontez celui qui vous reste en bouche. Une série de stories suffit, si elle donne envie de se lever tôt.',
    prices: { post: 18_000, story: 7_500 },
    thematics: ['food', 'lifestyle'],
    collaborationType: 'restaurant',
    venue: { name: 'La Brûlerie Aubrac', address: '5 place Sathonay', town: 'Lyon' },
    slots: [{ start: '06:30', end: '08:30' }],
    targetLocations: ['fr'],
    audience: { ages: [20, 50], women: 50, men: 50, followers: '50k-100k' },
    application: {
      at: daysAgo(8, '06:55'),
      message: 'Je me lève tôt de toute façon. Autant que ce soit pour un bon café.',
      decision: { is: 'accepted', at: daysAgo(6, '10:00') },
      messages: [
        fromBrand(daysAgo(6, '10:04'), 'Ravie de vous compter parmi les lève-tôt ! Mardi ou vendredi ?'),
        fromInfluencer(daysAgo(5, '07:15'), 'Vendredi, à l’ouverture. Puis-je filmer le four ?'),
        fromBrand(daysAgo(5, '08:30'), 'Oui, de près même. Mettez des manches courtes, il y fait 40 °C.'),
        fromInfluencer(
          daysAgo(1, '09:20'),
          'Les stories sont montées. Je vous les montre demain avant de publier.',
        ),
      ],
    },
  },
  {
    cover: 'pastry-class',
    giftImages: ['coffee-roastery'],
    days: [4, 40],
    dates: { created: daysAgo(4, '13:00'), published: daysAgo(3, '09:00') },
    terms: {
      at: daysAgo(4, '13:30'),
      giftCents: 13_000,
      lines: [
        { kind: 'reel', platform: 'instagram', count: 1, feeCents: 0, note: '', needsBenefit: true },
        {
          kind: 'story',
          platform: 'instagram',
          count: 2,
          feeCents: 0,
          note: 'Failures too',
          needsBenefit: true,
        },
      ],
      draftFirst: false,
      rights: null,
    },
    invitation: {
      at: daysAgo(1, '08:30'),
      note: 'Your oven pictures made us hungry. Come on a Saturday before we open, burn one with us, and show it as it is.',
    },
    title: 'Croissants for beginners',
    description:
      'Three hours, eight people, one laminated dough that forgives a lot. Our pastry chef teaches with patience and plenty of butter, and everyone leaves with a warm box. Show the failures too, they taste the same.',
    gift: 'Two places in the Saturday class, aprons to keep, and everything you bake.',
    thematics: ['food', 'parenthood', 'lifestyle'],
    collaborationType: 'physical',
    venue: { name: 'L’Atelier Aubrac', address: '18 rue des Remparts-d’Ainay', town: 'Lyon' },
    slots: [
      { start: '09:00', end: '12:00' },
      { start: '14:00', end: '17:00' },
    ],
    targetLocations: ['fr', 'us', 'ca'],
    audience: { ages: [18, 60], women: 60, men: 35, followers: '10k-50k' },
  },
];
