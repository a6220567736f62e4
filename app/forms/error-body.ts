import type { RefusalCode } from '#domain/refusal.ts';

/** The JSON body of every error. The log has the request id of a fault. */
export interface ErrorBody {
  message: string;
  code: RefusalCode;
  fields: Readonly<Record<string, string>>;
  requestId: string;
}
