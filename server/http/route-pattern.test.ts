import { expect, it } from 'vitest';
import { routePatterns } from './route-pattern.ts';

const routeOf = routePatterns([
  'fr?',
  'fr?/login',
  'fr?/client/campaign/:campaignId',
  'fr?/client/campaign/create',
  '*',
]);

it.each([
  ['/', '/'],
  ['/fr', '/'],
  ['/fr.data', '/'],
  ['/_.data', '/'],
  ['/fr/login.data', '/login'],
  ['/client/campaign/campaign-1', '/client/campaign/:campaignId'],
  ['/fr/client/campaign/campaign-1.data', '/client/campaign/:campaignId'],
  ['/client/campaign/create', '/client/campaign/create'],
  ['/api/conversations/conversation-1/live', '/api/conversations/:conversationId/live'],
  ['/fr/api/influencers', '/api/influencers'],
  ['/assets/root-1.js', '/assets/*'],
  ['/files/file-1/original', '/files/*'],
  ['/client/client/client', '(other)'],
  ['/me@example.com', '(other)'],
  ['/from', '(other)'],
])('%s has the pattern %s', (path, pattern) => expect(routeOf(path)).toBe(pattern));
