import { z } from 'zod';
import { required, says, text, unique } from '../fields.ts';
import { kindOfMedia } from '../files/media.ts';
import {
  type ContentIntent,
  FULL_SIZE,
  MAX_CONTENT_FILES,
  MAX_REMARKS,
  MAX_SECOND,
  maxContentLengths,
} from './content.ts';

const seq = z.coerce.number().int().min(1).max(2_147_483_647);
const fileId = z.string().min(1).max(100);
const files = z
  .array(fileId)
  .max(MAX_CONTENT_FILES, says('message.too_many_files'))
  .transform(unique)
  .default([]);
const place = z.number().int().min(0).max(FULL_SIZE).nullable().default(null);

const remark = z
  .object({
    file: fileId.nullable().default(null),
    x: place,
    y: place,
    width: place,
    height: place,
    second: z.number().int().min(0).max(MAX_SECOND).nullable().default(null),
    text: required(maxContentLengths.remark),
  })
  .superRefine(({ file, x, y, width, height, second }, context) => {
    const refuse = (field: string) =>
      context.addIssue({ code: 'custom', path: [field], message: says('field.invalid') });
    if ((x === null) !== (y === null) || (x !== null && file === null)) refuse('x');
    if ((width === null) !== (height === null) || (width !== null && x === null)) refuse('width');
    if ((x ?? 0) + (width ?? 0) > FULL_SIZE) refuse('width');
    if ((y ?? 0) + (height ?? 0) > FULL_SIZE) refuse('height');
    if (second !== null && (file === null || kindOfMedia(file) !== 'video')) refuse('second');
  });

/** The forms of the page of a deliverable. */
export const contentInput = z.discriminatedUnion('intent', [
  z
    .object({
      intent: z.literal('submit'),
      caption: text(maxContentLengths.caption).default(''),
      note: text(maxContentLengths.note).default(''),
      files,
    })
    .refine(({ caption, files }) => caption !== '' || files.length > 0, {
      path: ['caption'],
      error: says('deliverable.empty'),
    }),
  z.object({
    intent: z.literal('ask'),
    seq,
    remarks: z.array(remark).min(1, says('deliverable.remark_required')).max(MAX_REMARKS),
  }),
  z.object({
    intent: z.literal('approve'),
    seq,
    // Without scripts, the form also has a field for a remark. An approval is refused while this field has text, because
    // the text would be lost.
    remark: text(maxContentLengths.remark)
      .default('')
      .refine((it) => it === '', says('deliverable.remark_unsent')),
  }),
  z.object({
    intent: z.literal('publish'),
    url: text(maxContentLengths.url).default(''),
    files,
    hasMention: z.boolean().refine((it) => it, says('post.mention_required')),
  }),
  z.object({ intent: z.literal('object'), reason: required(maxContentLengths.objection) }),
  z.object({
    intent: z.literal('confirm'),
    // A page of the previous release lacks this field. Its confirmation is then refused like that of a replaced post.
    publishedAt: z.coerce.date().nullable().catch(null),
    // The form also has a field and a button for an objection. A confirmation is refused while this field has text,
    // because the text would be lost.
    reason: text(maxContentLengths.objection)
      .default('')
      .refine((it) => it === '', says('post.objection_unsent')),
  }),
  z.object({ intent: z.literal('drop') }),
]);

/** Input of the act of one form: the parsed form without `intent`. */
export type ContentInput<Intent extends ContentIntent> = Omit<
  Extract<z.output<typeof contentInput>, { intent: Intent }>,
  'intent'
>;
