import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { SaveBar } from '#app/ui/save-bar.tsx';
import type { Role } from '#domain/ctx.ts';
import {
  type Channels,
  isAlwaysByMail,
  kindsFor,
  type NotificationSettings,
} from '#domain/notifications/notification.ts';
import { m } from '#messages';
import { notificationKindLabel } from '#messages/notification.ts';
import { site } from '#site';

interface NotificationSettingsFormProps {
  role: Role;
  settings: NotificationSettings;
  /** Channels that have a column in the table. The form does not send the other channels. */
  channels?: readonly (keyof Channels)[];
  posted: unknown;
}

const channelLabels: Record<keyof Channels, () => string> = {
  inProduct: () => m.notification_in_product({ site: site.name }),
  byMail: m.notification_by_email,
};

/** The switches of each kind of notification. The form posts to its own page. */
export function NotificationSettingsForm({
  role,
  settings,
  channels = ['inProduct', 'byMail'],
  posted,
}: NotificationSettingsFormProps) {
  const kinds = kindsFor(role);
  const saved: Record<string, boolean> = Object.fromEntries(
    kinds.flatMap((kind) =>
      channels.map((channel) => [`${kind}.${channel}`, settings[kind]?.[channel] ?? false]),
    ),
  );
  const form = useSavedForm({ saved, noAnswer: 'notices.failed', posted });
  return (
    <form.Form {...form.props}>
      <input type="hidden" name="intent" value="notifications" />
      <RefusalAlert>{form.refused?.message}</RefusalAlert>
      <table className="mb-8 w-full">
        <thead>
          <tr className="border-b border-line text-sm text-soft">
            <th scope="col" className="py-3 pr-4 text-left font-normal">
              {m.notification_settings_what()}
            </th>
            {channels.map((channel) => (
              <th key={channel} scope="col" className="w-20 py-3 text-center font-normal sm:w-28">
                {channelLabels[channel]()}
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
                  {isAlwaysByMail(kind) && (
                    <span className="block text-sm text-soft">{m.notification_kind_always()}</span>
                  )}
                </th>
                {channels.map((channel) => {
                  const name = `${kind}.${channel}`;
                  return (
                    <td key={name}>
                      <label className="grid min-h-11 cursor-pointer place-items-center">
                        <span className="sr-only">{`${label}, ${channelLabels[channel]()}`}</span>
                        <input
                          type="checkbox"
                          name={name}
                          checked={form.values[name] ?? false}
                          disabled={channel === 'byMail' && isAlwaysByMail(kind)}
                          onChange={(event) => form.set(name, event.target.checked)}
                          className="size-6 cursor-pointer accent-ink disabled:cursor-default"
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
  );
}
