export interface InvitationRow {
  id: string;
  campaign_id: string;
  influencer_id: string;
  note: string;
  status: 'open' | 'applied' | 'declined' | 'withdrawn';
  created_at: Date;
  answered_at: Date | null;
}

export interface MutedBrandRow {
  user_id: string;
  client_id: string;
  muted_at: Date;
}
