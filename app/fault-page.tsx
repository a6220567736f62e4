import { m } from '#messages';
import { Page } from './ui/page.tsx';

/** What a person sees when the fault is ours: no stack, and the id under which it was logged. */
export function FaultPage({ requestId }: { requestId: string | undefined }) {
  return (
    <Page title={m.fault_title()}>
      <p className="max-w-prose text-soft">{m.fault_text()}</p>
      {requestId && <p className="mt-4 text-sm text-soft">{m.fault_request_id({ requestId })}</p>}
    </Page>
  );
}
