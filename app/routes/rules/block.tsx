import { Form, useNavigation } from 'react-router';
import { blockableIn } from '#app/addresses/block-path.ts';
import { attempt, found, readForm } from '#app/forms/answer.ts';
import { RefusalAlert } from '#app/forms/refusal-alert.tsx';
import { sendForm } from '#app/forms/send-form.ts';
import { useFormAnswer } from '#app/forms/use-form-answer.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { ErrorPage } from '#app/shell/error-page.tsx';
import { goTo } from '#app/toasts/flash.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Page } from '#app/ui/page.tsx';
import { blockAccount } from '#domain/blocks/block-account.server.ts';
import { findBlockable } from '#domain/blocks/find-blockable.server.ts';
import { unblockAccount } from '#domain/blocks/unblock-account.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/block';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData ? titleOf(loaderData) : m.block_list_title()} · ${site.name}` },
];

export async function loader({ context, params }: Route.LoaderArgs) {
  const { kind, id } = blockableIn(params);
  const { role } = admit(context);
  const { name, isBlocked } = await found(findBlockable(ctxOf(context), kind, id));
  return { role, name, isBlocked };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { kind, id } = blockableIn(params);
  admit(context);
  const ctx = ctxOf(context);
  const { intent } = Object.fromEntries(await readForm(request));
  return attempt(async () => {
    if (intent === 'unblock') {
      await unblockAccount(ctx, kind, id);
      return goTo(ctx.language, '/blocks', { flash: 'block.ended' });
    }
    await blockAccount(ctx, kind, id);
    return goTo(ctx.language, '/blocks', { flash: 'block.added' });
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => sendForm(serverAction);

const titleOf = ({ name, isBlocked }: { name: string; isBlocked: boolean }) =>
  isBlocked ? m.block_is_blocked({ name }) : m.block_name({ name });

export default function Block({ loaderData, actionData }: Route.ComponentProps) {
  const { role, name, isBlocked } = loaderData;
  const to = usePath();
  const isSending = useNavigation().formData !== undefined;
  const { refused } = useFormAnswer(actionData, { noAnswer: 'block.failed' });
  const effects =
    role === 'client'
      ? [m.block_what_messages, m.block_what_applications_brand, m.block_what_lists_brand]
      : [m.block_what_messages, m.block_what_applications_influencer, m.block_what_lists_influencer];
  const end = role === 'client' ? m.block_what_end_brand : m.block_what_end_influencer;
  return (
    <Page
      title={titleOf(loaderData)}
      lead={isBlocked ? m.block_is_blocked_lead() : m.block_name_lead({ name })}
      back={{ to: to('/blocks'), label: m.block_list_title() }}
      width="narrow"
    >
      <RefusalAlert>{refused?.message}</RefusalAlert>
      <h2 className="mb-3 text-2xl">{m.block_what()}</h2>
      <ul className="mb-8 list-disc space-y-2 pl-5 marker:text-soft">
        {[...effects.map((effect) => effect({ name })), m.block_what_earlier(), end()].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <Form method="post">
        <input type="hidden" name="intent" value={isBlocked ? 'unblock' : 'block'} />
        <Button
          type="submit"
          look={isBlocked ? 'secondary' : 'primary'}
          busy={isSending}
          busyLabel={isBlocked ? m.block_ending() : m.block_submitting()}
        >
          {isBlocked ? m.block_end() : m.block_submit()}
        </Button>
      </Form>
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const to = usePath();
  const missing = (
    <Page title={m.not_found_text()} lead={m.refusal_block_not_found()}>
      <ButtonLink to={to('/blocks')} look="secondary">
        {m.block_list_title()}
      </ButtonLink>
    </Page>
  );
  return <ErrorPage error={error} missing={missing} />;
}
