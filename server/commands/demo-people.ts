import { demoAccounts } from '#demo/accounts.ts';

/** What the console says while anybody can sign in as the demo people. */
export function demoPeople(host: string | undefined): string {
  const { client, influencer } = demoAccounts;
  const reach = host
    ? `HOST is ${host}: whoever reaches it can sign in as them.`
    : 'While they exist only this machine is answered; HOST opens it to others.';
  return `
Demo people, with their passwords:
  brand       ${client.email}  ${client.password}
  influencer  ${influencer.email}  ${influencer.password}
${reach}
They leave with \`npm run seed -- --remove\`.
`;
}
