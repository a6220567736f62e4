/** The domain `.example` is reserved, so these email addresses belong to no real user. */
export const demoAccounts = {
  client: {
    email: 'demo@maison-aubrac.example',
    password: 'maison-aubrac-demo',
    name: 'Maison Aubrac',
    language: 'en',
  },
  influencer: {
    email: 'lea@dubois.example',
    password: 'lea-dubois-demo',
    name: 'Léa Dubois',
    language: 'en',
  },
} as const;
