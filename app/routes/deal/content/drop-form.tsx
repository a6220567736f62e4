import { Form } from 'react-router';
import { useSavedForm } from '#app/forms/saved-form.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Confirm } from '#app/ui/confirm.tsx';
import type { ContentView } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { otherNameOf } from '#messages/deal-text.ts';

/** The influencer drops content at any time before it is online, the brand once it is very late. */
export function DropForm({ view }: { view: ContentView }) {
  const form = useSavedForm({ saved: {}, noAnswer: 'content.failed' });
  return (
    <form.Form method="post" preventScrollReset className="mt-8 -ml-4 text-soft">
      <Confirm
        type="submit"
        name="intent"
        value="drop"
        label={m.content_drop()}
        question={m.content_drop_ask()}
        consequence={consequenceOf(view)}
        back={m.content_drop_back()}
        look="quiet"
        small
        busy={form.busy}
        busyLabel={m.deal_busy()}
        form={form.Form}
      >
        <DropFields />
      </Confirm>
    </form.Form>
  );
}

function consequenceOf({ deal }: ContentView): string {
  const name = otherNameOf(deal);
  return deal.side === 'brand' ? m.content_drop_late({ name }) : m.content_drop_own({ name });
}

/** The same question after a first form without scripts. */
export function DropQuestion({ view }: { view: ContentView }) {
  return (
    <section aria-labelledby="drop" className="mt-8 rounded-card border border-edge p-5">
      <h2 id="drop" className="text-2xl">
        {m.content_drop_ask()}
      </h2>
      <p className="mt-2 text-soft">{consequenceOf(view)}</p>
      <Form method="post" className="mt-5 flex flex-wrap gap-3">
        <DropFields />
        <Button type="submit">{m.content_drop()}</Button>
        <ButtonLink to="" look="quiet">
          {m.content_drop_back()}
        </ButtonLink>
      </Form>
    </section>
  );
}

const DropFields = () => (
  <>
    <input type="hidden" name="intent" value="drop" />
    <input type="hidden" name="confirmed" value="yes" />
  </>
);
