import { type DemoCampaign, daysAgo } from '../demo.ts';

export const fashion: DemoCampaign[] = [
  {
    cover: 'linen-capsule',
    days: [-68, -38],
    dates: {
      created: daysAgo(88, '09:00'),
      published: daysAgo(86, '10:00'),
      completed: daysAgo(30, '16:00'),
    },
    title: 'Neuf pièces en lin, une seule valise',
    description:
      'Notre capsule tient dans un bagage cabine et se froisse volontiers. Choisissez trois pièces, partez, et montrez-les portées pour de vrai. Les faux plis sont les bienvenus.',
    gift: 'Trois pièces de la capsule, à votre taille et à garder.',
    prices: { post: 32_000, story: 10_000 },
    thematics: ['fashion', 'travel'],
    targetLocations: ['fr', 'it', 'es'],
    audience: { ages: [22, 50], women: 70, men: 25, followers: '50k-100k' },
    application: {
      at: daysAgo(60, '12:30'),
      message: 'Je pars une semaine en Sicile avec un sac de 8 kilos. Le lin serait à sa place.',
      decision: { is: 'declined', at: daysAgo(57, '09:10') },
    },
  },
  {
    cover: 'sneaker-drop',
    days: [-4, 12],
    dates: { created: daysAgo(15, '14:00'), published: daysAgo(13, '08:00') },
    title: 'Three hundred pairs, one morning',
    description:
      'A white leather sneaker, stitched in Romans-sur-Isère, numbered by hand. We look for people who walk a lot and can tell why a sole matters. You get your pair a week early; the rest of the world waits for Saturday.',
    gift: 'One numbered pair, and a second one for somebody you choose among your followers.',
    thematics: ['fashion', 'lifestyle', 'music'],
    targetLocations: ['fr', 'us', 'jp'],
    audience: { ages: [16, 35], women: 40, men: 50, followers: '100k-250k' },
    application: {
      at: daysAgo(10, '08:45'),
      message: 'I walk ten kilometres on a market day. My followers know my shoes better than my face.',
      decision: { is: 'declined', at: daysAgo(9, '16:20') },
    },
  },
  {
    cover: 'silk-scarves',
    giftImages: ['linen-capsule'],
    days: [1, 38],
    dates: { created: daysAgo(7, '09:45'), published: daysAgo(6, '09:45') },
    title: 'One silk square, seven ways',
    description:
      'Printed in Lyon on the last flat tables of the Croix-Rousse, our square is 90 centimetres of excuses. Show it on a neck, a bag, a bicycle, wherever you wear it without thinking. Seven stories in a week, one knot a day.',
    gift: 'A silk square of your choice, rolled and hemmed by hand.',
    prices: { post: 25_000, story: 6_000 },
    thematics: ['fashion', 'art', 'lifestyle'],
    targetLocations: ['fr', 'us', 'jp', 'it'],
    audience: { ages: [25, 65], women: 75, men: 20, followers: '50k-100k' },
    application: {
      at: daysAgo(2, '18:05'),
      message:
        'I would tie it around bread, flowers and the handle of my camera: a week of market mornings in Lyon, one knot a day.',
    },
  },
  {
    cover: 'vintage-denim',
    days: [-20, 15],
    dates: { created: daysAgo(33, '10:00'), published: daysAgo(31, '10:00'), canceled: daysAgo(17, '12:00') },
    title: 'Mended, never replaced',
    description:
      'Bring the jeans you cannot throw away: our menders patch them in public for one afternoon. We wanted makers who film hands well. The workshop is moving, so this one will come back under another date.',
    prices: { post: 20_000, story: 8_000 },
    thematics: ['fashion', 'art'],
    collaborationType: 'physical',
    venue: { name: 'Aubrac, la boutique', address: '7 rue Auguste-Comte', town: 'Lyon' },
    slots: [{ start: '14:00', end: '18:00' }],
    targetLocations: ['fr'],
    audience: { ages: [18, 40], women: 50, men: 45, followers: '10k-50k' },
  },
  {
    cover: 'art-opening',
    days: [21, 42],
    dates: { created: daysAgo(3, '16:10') },
    title: 'Vernissage : les murs parlent bas',
    description:
      'Six peintres accrochent dans les couloirs de l’hôtel, et l’on vote avec une épingle. Venez la veille, quand les cadres sont encore par terre et que les artistes doutent. Nous aimerions des portraits plus que des tableaux.',
    gift: 'Une nuit à l’hôtel, le dîner des artistes et une gravure numérotée.',
    thematics: ['art', 'photography', 'books'],
    collaborationType: 'physical',
    venue: { name: 'Hôtel Aubrac, la galerie', address: '40 quai Saint-Vincent', town: 'Lyon' },
    slots: [{ start: '17:00', end: '19:00' }],
    targetLocations: ['fr', 'de'],
    audience: { ages: [25, 70], women: 50, men: 45, followers: '500k-1m' },
  },
];
