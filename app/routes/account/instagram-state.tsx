import { useLanguage } from '#app/language.ts';
import type { InstagramAccount } from '#domain/influencers/find-instagram.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';

export function InstagramState({ instagram }: { instagram: InstagramAccount }) {
  const { username, connectedAt, figures, proof } = instagram;
  const language = useLanguage();
  const on = (moment: Date) => formatDate(moment, language);
  if (!connectedAt) {
    return <p className="text-soft">{figures ? m.instagram_text_influencer() : m.instagram_text_brand()}</p>;
  }
  const isVerified = figures?.source === 'verified';
  return (
    <div className="grid gap-1 wrap-anywhere">
      <p className="font-medium">
        {proof
          ? m.instagram_proved_since({ username, date: on(proof.provedAt) })
          : m.instagram_connected_since({ username, date: on(connectedAt) })}
      </p>
      <div className="grid gap-1 text-soft">
        {!proof && <p>{figures ? m.instagram_unproved_influencer() : m.instagram_unproved_brand()}</p>}
        {proof?.missingSince && <p>{m.instagram_missing({ date: on(proof.missingSince) })}</p>}
        {isVerified && figures.readAt && <p>{m.instagram_figures_read({ date: on(figures.readAt) })}</p>}
        {figures && !isVerified && <p>{m.instagram_figures_declared()}</p>}
        {figures?.readAt && !isVerified && (
          <p>{m.instagram_figures_last_read({ date: on(figures.readAt) })}</p>
        )}
      </div>
    </div>
  );
}
