import { JoiningBrace } from '#app/ui/mark.tsx';
import { GiftFields } from './gift-fields.tsx';
import { LineFields, type TermsFormProps } from './line-fields.tsx';
import { Total, type TotalProps } from './total.tsx';

interface ContentFieldsProps extends TermsFormProps {
  total: TotalProps;
}

/** Fields for the content and the gift, with their total. */
export function ContentFields({ form, fields, total }: ContentFieldsProps) {
  return (
    <div className="grid items-center gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_2rem_16rem]">
      <div className="grid min-w-0 gap-10">
        <LineFields form={form} fields={fields} />
        {fields.gift !== 'none' && <GiftFields form={form} fields={fields} />}
      </div>
      <div aria-hidden className="relative h-full text-accent max-lg:hidden">
        <JoiningBrace length={760} className="absolute inset-y-0 h-full" />
      </div>
      <JoiningBrace down className="w-full text-accent lg:hidden" />
      <Total {...total} />
    </div>
  );
}
