import { z } from 'zod';
import { says } from '../fields.ts';
import { kindOfMedia } from './media.ts';

/** An upload's id, or empty to remove the image. Undefined keeps the current one. */
export const imageInput = z
  .string()
  .max(200)
  .refine((id) => id === '' || kindOfMedia(id) === 'image', says('file.images_only'))
  .optional();
