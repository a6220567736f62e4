import type { ComponentProps } from 'react';
import { TextArea } from '#app/ui/field.tsx';
import { m } from '#messages';

/** Field for one remark about the whole draft, for forms without scripts. */
export function UnscriptedRemark(field: Omit<ComponentProps<typeof TextArea>, 'label'>) {
  return (
    <div className="hidden noscript:block">
      <TextArea label={m.content_ask_unscripted()} {...field} rows={3} />
    </div>
  );
}
