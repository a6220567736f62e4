import { readFileSync } from 'node:fs';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { AddressAnsweredByServer } from '#app/addresses/answered-by-server.ts';
import routes from '#app/routes.ts';
import type { Rule } from '#tests/access-rules.ts';

const beforeTheRouter = {
  '/health': ['GET'],
  '/health/live': ['GET'],
  '/health/ready': ['GET'],
  '/api/live': ['GET'],
  '/api/conversations/:conversationId/live': ['GET'],
  '/api/influencers': ['GET'],
  '/api/files': ['GET', 'POST'],
  '/api/uploads/:uploadId': ['GET', 'POST'],
  '/api/uploads/:uploadId/parts/:part': ['GET'],
  '/files/:fileId/original': ['GET'],
  '/files/:exportId/archive': ['GET'],
  '/media/:pictureId/small.webp': ['GET'],
} satisfies Record<AddressAnsweredByServer, string[]> & Record<string, string[]>;
/** Every address of the product, with the methods that need access rules. PUT and DELETE have no access rules. */
export const addresses = [
  ...Object.entries(beforeTheRouter).map(([pattern, methods]) => ({
    pattern,
    methods,
    hasFrench: false,
    isPage: false,
  })),
  ...routes.map(({ path = '', file }: RouteConfigEntry) => ({
    pattern: path.startsWith('fr?') ? path.slice(3) || '/' : `/${path}`,
    methods: /^export .*\baction\b/m.test(readFileSync(`app/${file}`, 'utf8')) ? ['GET', 'POST'] : ['GET'],
    hasFrench: path.startsWith('fr?'),
    isPage: file.endsWith('.tsx'),
  })),
];

export const shapeOf = (path: string) =>
  path
    .replace(/\?.*/, '')
    .replace(/\*\w+$/, '*')
    .replaceAll(/:\w+|\{\w+\}/g, '{}');
export const addressOf = (rule: Rule) =>
  addresses.find(({ pattern }) => shapeOf(pattern) === shapeOf(rule.address));
