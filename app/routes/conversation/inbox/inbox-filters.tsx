import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Form, useNavigate } from 'react-router';
import { debounce } from '#app/forms/debounce.ts';
import { usePath } from '#app/language.ts';
import { useUnread } from '#app/live/unread.tsx';
import { ChevronDown, Search } from '#app/ui/icons.tsx';
import { SegmentedLinks } from '#app/ui/segmented-links.tsx';
import type { InboxFilter } from '#domain/conversations/inbox-filter.ts';
import { m } from '#messages';
import { campaignName } from '#messages/member-name.ts';
import { inboxPath } from './inbox-path.ts';

const FORM_ID = 'inbox-search';
const TYPING = { waitMs: 200, maxWaitMs: 600 };

interface InboxFiltersProps {
  filter: InboxFilter;
  campaigns: readonly { id: string; title: string }[];
}

export function InboxFilters({ filter, campaigns }: InboxFiltersProps) {
  const { text, unread, campaignId, openId } = filter;
  const to = usePath();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const campaign = useRef<HTMLSelectElement>(null);
  const unreadConversations = useUnread().conversations.length;

  const send = useRef<() => void>(undefined);
  // A layout effect, because `useEarlyInput` then repeats what was chosen before hydration.
  useLayoutEffect(() => {
    send.current = () => {
      if (!form.current) return;
      const typed = new FormData(form.current);
      const textOf = (name: string) => {
        const value = typed.get(name);
        return typeof value === 'string' ? value.trim() : '';
      };
      const next = { unread, openId, text: textOf('q'), campaignId: textOf('campaign') };
      void navigate(to(inboxPath(next)), { replace: true, preventScrollReset: true });
    };
  });
  const typing = useMemo(() => debounce(() => send.current?.(), TYPING), []);
  useEffect(() => () => typing.cancel(), [typing]);
  // A link or the Back button can change the search, but must not change what the viewer is typing.
  useLayoutEffect(() => {
    if (field.current && document.activeElement !== field.current) field.current.value = text;
  }, [text]);
  useLayoutEffect(() => {
    if (!campaign.current) return;
    campaign.current.value = campaignId;
    // An address can name a campaign that is not in the list.
    if (campaign.current.selectedIndex < 0) campaign.current.value = '';
  }, [campaignId]);

  return (
    <div className="grid gap-3 pb-4">
      <Form
        id={FORM_ID}
        ref={form}
        action={to('/messages')}
        role="search"
        autoComplete="off"
        onSubmit={(event) => {
          event.preventDefault();
          typing.cancel();
          send.current?.();
        }}
      >
        <div className="relative">
          <input
            ref={field}
            type="search"
            name="q"
            defaultValue={text}
            aria-label={m.inbox_search()}
            placeholder={m.inbox_search_example()}
            onInput={() => typing.restart()}
            className="min-h-11 w-full rounded-full border border-edge bg-surface py-2 pr-4 pl-12 placeholder:text-soft"
          />
          <button
            type="submit"
            aria-label={m.inbox_search_submit()}
            className="absolute inset-y-0 left-0 grid w-11 place-items-center rounded-full text-soft hover:text-ink"
          >
            <Search />
          </button>
        </div>
        {unread && <input type="hidden" name="unread" value="1" />}
        {openId && <input type="hidden" name="conversation" value={openId} />}
      </Form>
      <div className="flex flex-wrap items-center gap-2">
        <SegmentedLinks
          label={m.inbox_which()}
          choices={[
            { to: to(inboxPath({ ...filter, unread: false })), label: m.inbox_all(), current: !unread },
            {
              to: to(inboxPath({ ...filter, unread: true })),
              label: m.inbox_unread(),
              count: unreadConversations,
              current: unread,
            },
          ]}
        />
        {campaigns.length > 1 && (
          <div className="relative min-w-0 flex-1">
            <select
              ref={campaign}
              form={FORM_ID}
              name="campaign"
              defaultValue={campaignId}
              aria-label={m.inbox_campaign()}
              onChange={() => send.current?.()}
              className="min-h-11 w-full min-w-0 appearance-none truncate rounded-full border border-line bg-surface py-2 pr-9 pl-4"
            >
              <option value="">{m.inbox_every_campaign()}</option>
              {campaigns.map(({ id, title }) => (
                <option key={id} value={id}>
                  {campaignName(title)}
                </option>
              ))}
            </select>
            <ChevronDown className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-soft" />
          </div>
        )}
      </div>
    </div>
  );
}
