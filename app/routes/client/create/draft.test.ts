import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blankCampaign } from '#domain/campaigns/campaign-draft.ts';
import { changedDraft, dropCampaignDraft, keepCampaignDraft, readCampaignDraft } from './draft.ts';
import { refusedInStep } from './steps.ts';

const KEY = 'campaign-draft:1:client-1';
const blank = { draft: blankCampaign, step: 'basics' };

beforeEach(() => {
  // `localStorage` of Node needs a file. `sessionStorage` does not.
  vi.stubGlobal('localStorage', sessionStorage);
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('reads a draft with the key and the shape that browsers have stored', () => {
  const draft = { ...blankCampaign, title: 'Autumn table' };
  localStorage.setItem(KEY, JSON.stringify({ draft, step: 'schedule' }));
  expect(readCampaignDraft('client-1')).toEqual({ draft, step: 'schedule' });
  expect(readCampaignDraft('client-2')).toEqual(blank);
});

it('clears the fields of a stored draft that its types do not offer', () => {
  const remote = { ...blankCampaign, collaborationType: 'remote', compensationType: 'paid' } as const;
  const draft = { ...remote, venueName: 'Chez Lou', giftDescription: 'Dinner' };
  localStorage.setItem(KEY, JSON.stringify({ draft, step: 'schedule' }));
  expect(readCampaignDraft('client-1').draft).toEqual(remote);
});

it('stores a draft until it is dropped or blank again', () => {
  const draft = { ...blankCampaign, title: 'Autumn table' };
  const entry = { draft, step: 'audience', campaignId: 'campaign-1' } as const;
  keepCampaignDraft('client-1', entry);
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(entry);
  expect(readCampaignDraft('client-1')).toEqual(entry);
  keepCampaignDraft('client-1', { ...entry, draft: blankCampaign });
  expect(localStorage.getItem(KEY)).toBeNull();
  keepCampaignDraft('client-1', entry);
  dropCampaignDraft('client-1');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('starts with the proposed fields, which are not stored by themselves', () => {
  const start = { ...blankCampaign, venueTown: 'Lyon' };
  expect(readCampaignDraft('client-1', start)).toEqual({ draft: start, step: 'basics' });
  keepCampaignDraft('client-1', { draft: start, step: 'basics' }, start);
  expect(localStorage.getItem(KEY)).toBeNull();
  keepCampaignDraft('client-1', { draft: blankCampaign, step: 'basics' }, start);
  expect(readCampaignDraft('client-1', start).draft).toEqual(blankCampaign);
});

it('clears the fields that a changed collaboration or campaign type does not offer', () => {
  const typed = {
    ...blankCampaign,
    venueName: 'x'.repeat(121),
    venueTown: 'Lyon',
    giftDescription: 'Dinner',
  };
  const remote = changedDraft(typed, { collaborationType: 'remote' });
  expect(remote).toEqual({ ...blankCampaign, collaborationType: 'remote', giftDescription: 'Dinner' });
  expect(refusedInStep('collaboration', remote)).toEqual({});
  const paid = changedDraft(typed, { compensationType: 'paid', postPriceCents: 100 });
  expect(paid).toMatchObject({ compensationType: 'paid', giftDescription: '', postPriceCents: 100 });
  expect(changedDraft(typed, { collaborationType: 'restaurant' }).venueTown).toBe('Lyon');
});

it('starts blank if the browser has no valid draft', () => {
  for (const other of ['null', '{}', 'not JSON', JSON.stringify({ draft: {}, step: 'nowhere' })]) {
    localStorage.setItem(KEY, other);
    expect(readCampaignDraft('client-1')).toEqual(blank);
  }
  vi.stubGlobal('localStorage', undefined);
  keepCampaignDraft('client-1', { draft: { ...blankCampaign, title: 'Typed' }, step: 'basics' });
  dropCampaignDraft('client-1');
  expect(readCampaignDraft('client-1')).toEqual(blank);
});
