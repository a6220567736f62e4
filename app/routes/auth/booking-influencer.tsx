import { sendForm } from '#app/forms/send-form.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/booking-influencer';
import { askForCall, loadBooking } from './book-call.ts';
import { BookingPage } from './booking-page.tsx';

export const meta: Route.MetaFunction = () => [{ title: `${m.booking_meta()} · ${site.name}` }];

export function loader({ request, context }: Route.LoaderArgs) {
  return loadBooking(request, context, 'influencer');
}

export function action({ request, context }: Route.ActionArgs) {
  return askForCall(request, context, 'influencer');
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  return <BookingPage booking={loaderData} answer={actionData} />;
}
