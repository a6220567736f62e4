import type { RefusalCode } from '#domain/refusal.ts';

/** The JSON body of every error. The request id is the one under which a fault is logged. */
export interface ErrorBody {
  message: string;
  code: RefusalCode;
  /** Sentences to show beside the fields, by field name. */
  fields: Readonly<Record<string, string>>;
  requestId: string;
}
