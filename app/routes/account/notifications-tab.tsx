import { useSavedForm } from '#app/forms/saved-form.ts';
import { SaveBar } from '#app/ui/save-bar.tsx';
import type { Role } from '#domain/ctx.ts';
import { kindsFor, type NotificationSettings } from '#domain/notifications/notification.ts';
import { m } from '#messages';
import { notificationKindLabel } from '#messages/notification.ts';
import { site } from '#site';

interface NotificationsTabProps {
  role: Role;
  email: string;
  settings: NotificationSettings;
}

export function NotificationsTab({ role, email, settings }: NotificationsTabProps) {
  const kinds = kindsFor(role);
  const channels = {
    inProduct: m.notification_in_product({ site: site.name }),
    byMail: m.notification_by_email(),
  };
  const saved: Record<string, boolean> = Object.fromEntries(
    kinds.flatMap((kind) => [
      [`${kind}.inProduct`, settings[kind]?.inProduct ?? false],
      [`${kind}.byMail`, settings[kind]?.byMail ?? false],
    ]),
  );
  const form = useSavedForm({ saved, noAnswer: 'notices.failed' });
  return (
    <section className="max-w-3xl">
      <h2>{m.notification_settings_title()}</h2>
      <p className="mt-2 mb-6 text-soft wrap-anywhere">{m.notification_settings_text({ email })}</p>
      <form.Form {...form.props}>
        <input type="hidden" name="intent" value="notifications" />
        <table className="mb-8 w-full">
          <thead>
            <tr className="border-b border-line text-sm text-soft">
              <th scope="col" className="py-3 pr-4 text-left font-normal">
                {m.notification_settings_what()}
              </th>
              {Object.values(channels).map((channel) => (
                <th key={channel} scope="col" className="w-20 py-3 text-center font-normal sm:w-28">
                  {channel}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => {
              const label = notificationKindLabel(kind, role);
              return (
                <tr key={kind} className="border-b border-line">
                  <th scope="row" className="py-3 pr-4 text-left font-normal">
                    {label}
                    {kind === 'message' && (
                      <span className="block text-sm text-soft">{m.notification_kind_message_help()}</span>
                    )}
                  </th>
                  {Object.entries(channels).map(([channel, channelLabel]) => {
                    const name = `${kind}.${channel}`;
                    return (
                      <td key={name}>
                        <label className="grid min-h-11 cursor-pointer place-items-center">
                          <span className="sr-only">{`${label}, ${channelLabel}`}</span>
                          <input
                            type="checkbox"
                            name={name}
                            checked={form.values[name] ?? false}
                            onChange={(event) => form.set(name, event.target.checked)}
                            className="size-6 cursor-pointer accent-ink"
                          />
                        </label>
                      </td>
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
        <SaveBar {...form} inColumns={false} save={m.profile_save()} busyLabel={m.profile_saving()} />
      </form.Form>
    </section>
  );
}
