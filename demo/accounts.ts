/** The two demo logins. The domain `.example` is reserved, so no real user owns these email addresses. */
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
