import { type DemoCampaign, daysAgo, fromBrand, fromInfluencer, minutesAgo } from '../demo.ts';

export const stays: DemoCampaign[] = [
  {
    cover: 'spa-weekend',
    giftImages: ['night-serum', 'pastry-class'],
    days: [-2, 45],
    dates: { created: daysAgo(20, '09:30'), published: daysAgo(18, '09:30') },
    title: 'Two nights of nothing at Bains d’Aubrac',
    description:
      'Hot springs, thick towels, no programme. We offer a long weekend to creators who can make quiet look desirable, phone in the drawer most of the time. One carousel afterwards, when you have slept.',
    gift: 'Two nights for two with half board, the baths at any hour and one treatment each.',
    prices: { post: 45_000, story: 0 },
    thematics: ['travel', 'health', 'beauty'],
    collaborationType: 'hostel',
    venue: { name: 'Les Bains d’Aubrac', address: '2 avenue des Thermes', town: 'Aix-les-Bains' },
    slots: [{ start: '15:00', end: '18:00' }],
    targetLocations: ['fr', 'de', 'uk'],
    audience: { ages: [28, 60], women: 65, men: 35, followers: '50k-100k' },
    application: {
      at: daysAgo(9, '21:10'),
      message:
        'I have wanted to photograph steam in the morning cold for years. Happy to stay offline until the last day.',
      decision: { is: 'accepted', at: daysAgo(7, '11:20') },
      messages: [
        fromBrand(
          daysAgo(7, '11:26'),
          'Steam we have. The terrace faces east, and the water is 34 °C whatever the weather.',
        ),
        fromInfluencer(
          daysAgo(6, '19:05'),
          'Then I ask for the earliest morning you can open it. Would the second weekend of your dates be free?',
        ),
        fromBrand(
          daysAgo(2, '10:15'),
          'It is, and we have put you in the corner room. Arrival from 15:00 on Friday.',
        ),
        fromInfluencer(minutesAgo(210), 'Booked my train! Is a small tripod all right by the pool?'),
        fromBrand(minutesAgo(25), 'Before 8:00, gladly. After that the bathers come first.'),
      ],
    },
  },
  {
    cover: 'sea-view-suite',
    days: [6, 60],
    dates: { created: daysAgo(9, '10:00'), published: daysAgo(8, '10:30') },
    title: 'Chambre 12, face à la mer',
    description:
      'Une seule chambre de l’hôtel voit le lever du soleil depuis le lit : la 12. Nous la confions à une créatrice ou un créateur pour deux nuits hors saison, avec le phare pour voisin. Racontez ce que l’on entend quand on n’entend plus rien.',
    gift: 'Deux nuits en suite pour deux, petit déjeuner au lit et sortie en voilier au couchant.',
    thematics: ['travel', 'photography', 'lifestyle'],
    collaborationType: 'hostel',
    venue: { name: 'Hôtel du Phare', address: '1 chemin du Sémaphore', town: 'Cassis' },
    slots: [{ start: '16:00', end: '18:00' }],
    targetLocations: ['fr', 'it', 'uk'],
    audience: { ages: [25, 65], women: 50, men: 50, followers: '50k-100k' },
    application: {
      at: daysAgo(1, '13:40'),
      message:
        'J’ai grandi loin de la mer et je ne m’y suis jamais habituée, c’est ce qui me fait bien la photographier. Je peux venir en semaine.',
    },
  },
  {
    cover: 'chalet-winter',
    days: [35, 110],
    dates: { created: daysAgo(2, '17:00') },
    title: 'First snow at the chalet',
    description:
      'The week before the season opens, the chalet belongs to the woodpile, the dog and whoever we invite. Four creators, one long table, no lift running yet. We pay for honest days: soup, socks, silence.',
    gift: 'Four nights with full board, snowshoes and a guide for one day.',
    prices: { post: 60_000, story: 20_000 },
    thematics: ['travel', 'fitness', 'food'],
    collaborationType: 'hostel',
    venue: { name: 'Chalet Aubrac', address: '220 route de la Cry', town: 'Megève' },
    slots: [{ start: '14:00', end: '17:00' }],
    targetLocations: ['fr', 'uk', 'us'],
    audience: { ages: [25, 55], women: 50, men: 45, followers: '100k-250k' },
  },
  {
    cover: 'e-bike-city',
    giftImages: ['autumn-table'],
    days: [2, 33],
    dates: { created: daysAgo(6, '11:00'), published: daysAgo(5, '11:00') },
    title: 'La ville à hauteur de guidon',
    description:
      'Douze vélos électriques attendent désormais devant l’hôtel, panier compris. Dessinez votre itinéraire préféré en trois arrêts, une table, une vue, un secret, et emmenez-nous. Le circuit portera votre nom à la réception.',
    gift: 'Un vélo pour la journée et le déjeuner à l’arrêt de votre choix.',
    prices: { post: 22_000, story: 8_000 },
    thematics: ['travel', 'fitness', 'tech'],
    collaborationType: 'physical',
    venue: { name: 'Hôtel Aubrac', address: '40 quai Saint-Vincent', town: 'Lyon' },
    slots: [
      { start: '09:30', end: '12:30' },
      { start: '14:00', end: '17:30' },
    ],
    targetLocations: ['fr', 'de', 'es'],
    audience: { ages: [18, 50], women: 45, men: 50, followers: '10k-50k' },
    application: {
      at: minutesAgo(320),
      message: 'Une table, une vue, un secret : j’ai les trois, et le secret est une boulangerie.',
    },
  },
  {
    cover: 'noise-cancelling',
    days: [10, 50],
    dates: { created: daysAgo(1, '15:30') },
    title: 'The quiet room kit',
    description:
      'Every room will soon have a pair of noise-cancelling headphones next to the bathrobe. Try them for two weeks in your own noisy life and tell us when they earned their place. No unboxing, please.',
    prices: { post: 40_000, story: 15_000 },
    thematics: ['tech', 'music', 'travel'],
    targetLocations: ['us', 'fr', 'uk', 'de'],
    audience: { ages: [18, 45], women: 45, men: 50, followers: '250k-500k' },
  },
];
