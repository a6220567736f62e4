import { usePath } from '#app/language.ts';
import { homeOf } from '#app/request/guard.ts';
import { Accented } from '#app/ui/accented.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Brace } from '#app/ui/mark.tsx';
import { m } from '#messages';
import { AccessDenied } from './access-denied.tsx';
import type { Booking } from './book-call.ts';
import { CallForm } from './call-form.tsx';
import { SchedulerFrame } from './scheduler-frame.tsx';

interface BookingPageProps {
  booking: Booking | null;
  answer: unknown;
}

export function BookingPage({ booking, answer }: BookingPageProps) {
  const to = usePath();
  if (!booking) return <AccessDenied />;
  const { role, email, scheduler, callRequest, today } = booking;
  const title =
    role === 'client' ? (
      <Accented
        sentence={(campaign) => m.booking_title_client({ campaign })}
        word={m.booking_title_client_word()}
      />
    ) : (
      <Accented
        sentence={(you) => m.booking_title_influencer({ you })}
        word={m.booking_title_influencer_word()}
      />
    );
  return (
    <div className="mx-auto grid max-w-6xl gap-x-16 gap-y-10 px-5 py-8 md:px-8 md:py-12 lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr]">
      <div>
        <h1>{title}</h1>
        <p className="mt-4 max-w-prose text-soft">
          {role === 'client' ? m.booking_lead_client() : m.booking_lead_influencer()}
        </p>
      </div>
      {scheduler ? (
        <SchedulerFrame {...scheduler} />
      ) : (
        <CallForm email={email} callRequest={callRequest} today={today} answer={answer} />
      )}
      <div className="flex items-center gap-5 self-start border-t border-line pt-6">
        <Brace className="hidden h-20 shrink-0 text-accent sm:block" />
        <div className="grid justify-items-start gap-3">
          <p>{m.booking_skip_text()}</p>
          <ButtonLink to={to(homeOf(role))} look="secondary">
            {m.booking_skip()}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
