import { Form } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { m } from '#messages';

interface UndoProps {
  name: string;
  action: string;
  fields: Record<string, string>;
}

export function Undo({ name, action, fields }: UndoProps) {
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-30 mx-auto flex max-w-md items-center justify-between gap-4 rounded-card border border-line bg-surface py-2 pr-2 pl-5 shadow-lg"
    >
      <span className="min-w-0 truncate">{m.shortlist_removed({ name })}</span>
      <Form method="post" action={action} preventScrollReset>
        {Object.entries(fields).map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <Button type="submit" look="secondary" small>
          {m.shortlist_undo()}
        </Button>
      </Form>
    </div>
  );
}
