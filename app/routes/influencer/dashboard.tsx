import { admit } from '#app/guard.ts';
import { Page } from '#app/ui/page.tsx';
import { m } from '#messages';
import type { Route } from './+types/dashboard';

export function loader({ context }: Route.LoaderArgs) {
  admit(context, 'influencer');
  return null;
}

export default function Dashboard() {
  return <Page title={m.nav_dashboard()} />;
}
