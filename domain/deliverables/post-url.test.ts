import { describe, expect, it } from 'vitest';
import type { Platform } from '../terms/terms.ts';
import { postOf } from './post-url.ts';

const known: [string, Platform, string, string][] = [
  [
    'https://www.instagram.com/p/Cxyz_-1/',
    'instagram',
    'instagram:Cxyz_-1',
    'https://www.instagram.com/p/Cxyz_-1/',
  ],
  ['instagram.com/p/Cxyz1', 'instagram', 'instagram:Cxyz1', 'https://www.instagram.com/p/Cxyz1/'],
  [
    'https://m.instagram.com/reel/Cxyz1/?igsh=a%20b#c',
    'instagram',
    'instagram:Cxyz1',
    'https://www.instagram.com/p/Cxyz1/',
  ],
  [
    'HTTPS://WWW.INSTAGRAM.COM/reels/Cxyz1',
    'instagram',
    'instagram:Cxyz1',
    'https://www.instagram.com/p/Cxyz1/',
  ],
  [
    'https://www.instagram.com/lea.table/reel/Cxyz1/',
    'instagram',
    'instagram:Cxyz1',
    'https://www.instagram.com/p/Cxyz1/',
  ],
  [
    'https://www.tiktok.com/@lea.table/video/7301234567890123456?lang=fr',
    'tiktok',
    'tiktok:7301234567890123456',
    'https://www.tiktok.com/@lea.table/video/7301234567890123456',
  ],
  [
    'https://m.tiktok.com/@lea/photo/7301234567890123456/',
    'tiktok',
    'tiktok:7301234567890123456',
    'https://www.tiktok.com/@lea/photo/7301234567890123456',
  ],
  [
    'https://www.youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=4',
    'youtube',
    'youtube:dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    'https://youtu.be/dQw4w9WgXcQ?si=abc',
    'youtube',
    'youtube:dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  [
    'https://m.youtube.com/shorts/dQw4w9WgXcQ',
    'youtube',
    'youtube:dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  ],
  ['https://www.instagram.com/p/Cxyz1/', 'other', 'instagram:Cxyz1', 'https://www.instagram.com/p/Cxyz1/'],
  [
    'https://www.lea.example.fr/table/?utm_source=x&id=4#top',
    'other',
    'other:lea.example.fr/table?id=4',
    'https://www.lea.example.fr/table/?id=4',
  ],
];

it.each(known)('reads %s for %s', (typed, platform, key, url) => {
  expect(postOf(typed, platform)).toEqual({ key, url, isStory: false });
});

it('reads a story, which needs a screenshot', () => {
  const typed = 'https://www.instagram.com/stories/lea.table/3141592653589793238?igsh=1';
  expect(postOf(typed, 'instagram')).toEqual({
    key: 'instagram:story:3141592653589793238',
    url: 'https://www.instagram.com/stories/lea.table/3141592653589793238/',
    isStory: true,
  });
});

const refused: [string, Platform][] = [
  ['https://www.instagram.com/lea.table/', 'instagram'],
  ['https://www.instagram.com/stories/highlights/3141592653589793238/', 'instagram'],
  ['https://www.instagram.com/share/p/BAabc123/', 'instagram'],
  ['https://www.tiktok.com/@lea', 'tiktok'],
  ['https://vm.tiktok.com/ZMabc123/', 'tiktok'],
  ['https://www.tiktok.com/t/ZTabc123/', 'tiktok'],
  ['https://www.youtube.com/@lea', 'youtube'],
  ['https://www.youtube.com/watch', 'youtube'],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&v=aaaaaaaaaaa', 'youtube'],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', 'youtube'],
  ['http://www.instagram.com/p/Cxyz1/', 'instagram'],
  ['https://www.instagram.com/p/Cxyz1/', 'tiktok'],
  ['https://youtu.be/dQw4w9WgXcQ', 'instagram'],
  ['https://localhost/post', 'other'],
];

describe('refuses', () => {
  it.each(refused)('%s for %s', (typed, platform) => {
    expect(postOf(typed, platform)).toBeNull();
  });
});
