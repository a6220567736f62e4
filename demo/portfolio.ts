interface DemoPortfolioItem {
  title: string;
  brand: string;
  cover?: string;
  link?: string;
}

export const demoPortfolio: Record<string, readonly DemoPortfolioItem[]> = {
  'lea.table': [
    { title: 'Le menu d’automne, plat après plat', brand: 'Table des Oliviers', cover: 'autumn-table' },
    {
      title: 'Trois torréfacteurs, trois matins',
      brand: 'Atelier Moka',
      cover: 'coffee-roastery',
      link: 'https://atelier-moka.example/journal/trois-matins',
    },
    { title: 'A suite above the sea', brand: 'Hôtel Belrive', cover: 'sea-view-suite' },
    {
      title: 'Ten tables worth a train ticket',
      brand: 'Carnet de Bouche',
      link: 'https://carnet-de-bouche.example/ten-tables',
    },
    { title: 'Un cours de pâtisserie', brand: 'École Sablée', cover: 'pastry-class' },
  ],
  'jade.voyage': [
    { title: 'Three nights at the edge of the map', brand: 'Hôtel Belrive', cover: 'sea-view-suite' },
    { title: 'The chalet before the snow', brand: 'Refuge Alpin', cover: 'chalet-winter' },
    { title: 'A weekend of steam and stone', brand: 'Thermes Clairval', cover: 'spa-weekend' },
  ],
  'paul.lignes': [
    { title: 'Soir de vernissage', brand: 'Galerie Nord', cover: 'art-opening' },
    { title: 'Un toit, quatre saisons', brand: 'Le Perchoir Vert', cover: 'rooftop-summer' },
  ],
};
