import { Link } from 'react-router';
import { usePath } from '#app/language.ts';
import type { Role } from '#domain/ctx.ts';
import type { NotificationSettings } from '#domain/notifications/notification.ts';
import { m } from '#messages';
import { NotificationSettingsForm } from './notification-settings.tsx';

interface NotificationsTabProps {
  role: Role;
  email: string;
  settings: NotificationSettings;
  posted: unknown;
}

export function NotificationsTab({ role, email, settings, posted }: NotificationsTabProps) {
  const to = usePath();
  return (
    <section className="max-w-3xl">
      <h2>{m.notification_settings_title()}</h2>
      <p className="mt-2 mb-6 text-soft wrap-anywhere">
        {m.notification_settings_text({ email })}{' '}
        <Link to={to('/consent')} className="underline underline-offset-4 hover:text-ink">
          {m.consent_title()}
        </Link>
      </p>
      <NotificationSettingsForm role={role} settings={settings} posted={posted} />
    </section>
  );
}
