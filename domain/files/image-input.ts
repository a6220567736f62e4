import { z } from 'zod';
import { says } from '../fields.ts';
import { kindOfMedia } from './media.ts';

/** An upload's id sets the image, an empty text removes the image, and undefined keeps the image. */
export const imageInput = z
  .string()
  .max(200)
  .refine((id) => id === '' || kindOfMedia(id) === 'image', says('file.images_only'))
  .optional();
