import { Form, Link, useNavigation } from 'react-router';
import { attempt } from '#app/answer.ts';
import { admit } from '#app/guard.ts';
import { usePath } from '#app/language.ts';
import { onPage, pageIn } from '#app/page-number.ts';
import { ctxOf } from '#app/request.ts';
import { Button } from '#app/ui/button.tsx';
import { Empty } from '#app/ui/empty.tsx';
import { NoticeList } from '#app/ui/notice-list.tsx';
import { Page } from '#app/ui/page.tsx';
import { Pager } from '#app/ui/pager.tsx';
import { findNotices } from '#domain/notifications/find-notices.server.ts';
import { readAllNotices } from '#domain/notifications/read-notices.server.ts';
import { m } from '#messages';
import { site } from '#site';
import type { Route } from './+types/notices';

export const meta: Route.MetaFunction = () => [{ title: `${m.notice_title()} · ${site.name}` }];

export async function loader({ request, context }: Route.LoaderArgs) {
  admit(context);
  const ctx = ctxOf(context);
  return { asOf: ctx.now, ...(await findNotices(ctx, pageIn(new URL(request.url).searchParams))) };
}

/** All of them are read. */
export async function action({ context }: Route.ActionArgs) {
  admit(context);
  const ctx = ctxOf(context);
  return attempt(async () => {
    await readAllNotices(ctx);
    return null;
  });
}

export default function Notices({ loaderData }: Route.ComponentProps) {
  const { notices, unread, asOf, page, pages } = loaderData;
  const to = usePath();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Page
      title={m.notice_title()}
      lead={m.notice_lead()}
      action={
        unread > 0 && (
          <Form method="post">
            <Button type="submit" look="secondary" busy={busy} busyLabel={m.notice_marking()}>
              {m.notice_mark_all()}
            </Button>
          </Form>
        )
      }
    >
      {notices.length === 0 ? (
        <Empty title={m.notice_empty()} text={m.notice_empty_text()} />
      ) : (
        <NoticeList notices={notices} now={asOf} to={to} />
      )}
      <Pager page={page} pages={pages} to={(it) => onPage(to('/notices'), it)} />
      <p className="mt-10">
        <Link to={to('/profile?tab=notices')} className="text-accent underline underline-offset-4">
          {m.notice_settings_link()}
        </Link>
      </p>
    </Page>
  );
}
