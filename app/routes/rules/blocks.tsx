import { Form, useNavigation } from 'react-router';
import { blockPath } from '#app/addresses/block-path.ts';
import { usePath } from '#app/language.ts';
import { ctxOf } from '#app/request/context.ts';
import { admit } from '#app/request/guard.ts';
import { Button } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { OtherSide } from '#app/ui/other-side.tsx';
import { Page } from '#app/ui/page.tsx';
import { findBlocked } from '#domain/blocks/find-blocked.server.ts';
import { m } from '#messages';
import { formatDate } from '#messages/format.ts';
import { currentLanguage } from '#messages/path-language.ts';
import { site } from '#site';
import type { Route } from './+types/blocks';

export const meta: Route.MetaFunction = () => [{ title: `${m.block_list_title()} · ${site.name}` }];

export async function loader({ context }: Route.LoaderArgs) {
  const { role } = admit(context);
  return { role, blocked: await findBlocked(ctxOf(context)) };
}

export default function Blocks({ loaderData }: Route.ComponentProps) {
  const { role, blocked } = loaderData;
  const to = usePath();
  const { formAction } = useNavigation();
  const kind = role === 'client' ? 'influencer' : 'company';
  return (
    <Page
      title={m.block_list_title()}
      lead={m.block_list_lead()}
      back={{ to: to('/profile', { tab: 'account' }), label: m.profile_title() }}
    >
      {blocked.length === 0 && <Empty title={m.block_list_empty()} text={m.block_list_empty_text()} />}
      {blocked.length > 0 && (
        <ul className="border-t border-line">
          {blocked.map(({ id, name, picture, blockedAt }) => {
            const action = to(blockPath({ kind, id }));
            return (
              <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line py-4">
                <OtherSide
                  side={role}
                  name={name}
                  picture={picture}
                  className="aspect-square w-11 shrink-0"
                />
                <div className="min-w-0 flex-1 basis-40">
                  <p dir="auto" className="font-medium wrap-anywhere">
                    {name}
                  </p>
                  <p className="text-sm text-soft tabular-nums">
                    {m.block_since({ date: formatDate(blockedAt, currentLanguage()) })}
                  </p>
                </div>
                <Form method="post" action={action}>
                  <input type="hidden" name="intent" value="unblock" />
                  <Button
                    type="submit"
                    look="secondary"
                    small
                    busy={formAction === action}
                    busyLabel={m.block_ending()}
                    aria-label={m.block_end_name({ name })}
                  >
                    {m.block_end()}
                  </Button>
                </Form>
              </li>
            );
          })}
        </ul>
      )}
    </Page>
  );
}
