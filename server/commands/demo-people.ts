import { demoAccounts } from '#demo/accounts.ts';

export function demoPeople(host: string | undefined): string {
  const { client, influencer } = demoAccounts;
  const reach = host
    ? `HOST is ${host}: anyone who reaches it can sign in with these accounts.`
    : 'While they exist, only this machine is answered; HOST opens the site to others.';
  return `
Demo people, with their passwords:
  brand       ${client.email}  ${client.password}
  influencer  ${influencer.email}  ${influencer.password}
${reach}
Remove them with \`npm run seed -- --remove\`.
`;
}
