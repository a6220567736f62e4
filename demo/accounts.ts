/** The two people one may sign in as. The addresses end in .example, so nobody else can ever own them. */
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
