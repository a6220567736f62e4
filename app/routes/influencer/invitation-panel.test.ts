import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import type { InvitationState } from '#domain/invitations/invitation.ts';
import { m } from '#messages';
import { InvitationPanel } from './invitation-panel.tsx';

const at = new Date('2026-06-15T10:00:00Z');

function panelOf(state: InvitationState): string {
  const invitation = {
    state,
    note: 'Come and taste.',
    invitedAt: at,
    answeredAt: state === 'open' ? null : at,
  };
  const Component = () => createElement(InvitationPanel, { invitation, companyName: 'Maison Aubrac' });
  return renderToStaticMarkup(createElement(createRoutesStub([{ path: '*', Component }])));
}

// An invitation keeps the state `applied` after the influencer has withdrawn the application. The page then shows this
// panel again.
it.each([
  ['open', true, false],
  ['applied', false, false],
  ['declined', false, true],
] as const)(
  'an invitation that is %s offers No thanks: %s, says No thanks: %s',
  (state, mayDecline, hasDeclined) => {
    const panel = panelOf(state);
    expect(panel).toContain(m.application_apply_title());
    expect(panel.includes('decline-invitation')).toBe(mayDecline);
    expect(panel.includes('You said “No thanks”')).toBe(hasDeclined);
  },
);
