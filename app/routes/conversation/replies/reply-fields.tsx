import { Field, TextArea } from '#app/ui/field.tsx';
import { REPLY_MAX_CHARACTERS, REPLY_TITLE_MAX_CHARACTERS } from '#domain/saved-replies/saved-reply.ts';
import { m } from '#messages';

interface ReplyFieldsProps {
  values: { title?: string; content?: string };
  errors: Readonly<Record<string, string>>;
}

export function ReplyFields({ values, errors }: ReplyFieldsProps) {
  return (
    <>
      <Field
        label={m.reply_title_optional()}
        name="title"
        defaultValue={values.title}
        maxLength={REPLY_TITLE_MAX_CHARACTERS}
        help={m.reply_title_help()}
        error={errors.title}
      />
      <TextArea
        label={m.reply_content()}
        name="content"
        rows={4}
        required
        defaultValue={values.content}
        limit={REPLY_MAX_CHARACTERS}
        error={errors.content}
      />
    </>
  );
}
