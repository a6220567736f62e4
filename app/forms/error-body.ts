import type { RefusalCode } from '#domain/refusal.ts';

export interface ErrorBody {
  message: string;
  code: RefusalCode;
  fields: Readonly<Record<string, string>>;
  requestId: string;
}
