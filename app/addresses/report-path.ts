import type { ReportKind } from '#domain/abuse-reports/abuse-report.ts';
import { pathTo } from './path.ts';

interface Reported {
  kind: ReportKind;
  id: string;
}

export function reportPath({ kind, id }: Reported, query: { sent?: 1; page?: number } = {}) {
  if (kind === 'profile') return pathTo('/report/profile/:influencerId', { ...query, influencerId: id });
  if (kind === 'company') return pathTo('/report/company/:companyId', { ...query, companyId: id });
  if (kind === 'campaign') return pathTo('/report/campaign/:campaignId', { ...query, campaignId: id });
  if (kind === 'application')
    return pathTo('/report/application/:applicationId', { ...query, applicationId: id });
  if (kind === 'file') return pathTo('/report/file/:fileId', { ...query, fileId: id });
  return pathTo('/report/conversation/:conversationId', { ...query, conversationId: id });
}

const kinds = {
  influencerId: 'profile',
  companyId: 'company',
  campaignId: 'campaign',
  applicationId: 'application',
  conversationId: 'conversation',
  fileId: 'file',
} as const satisfies Record<string, ReportKind>;
type Parameter = keyof typeof kinds;

/** Returns the kind and id of the reported content, as read from route parameters. */
export function reportedIn(params: Partial<Record<Parameter, string | undefined>>): Reported {
  for (const [name, kind] of Object.entries(kinds)) {
    const id = params[name as Parameter];
    if (id !== undefined) return { kind, id };
  }
  return { kind: 'conversation', id: '' };
}
