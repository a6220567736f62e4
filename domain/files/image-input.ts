import { z } from 'zod';
import { says } from '../fields.ts';
import { kindOfMedia } from './media.ts';

/** The one picture of a thing: an upload by its id, or nothing to remove it. What is not sent stays as it is. */
export const pictureInput = z
  .string()
  .max(200)
  .refine((it) => it === '' || kindOfMedia(it) === 'image', says('file.images_only'))
  .optional();
