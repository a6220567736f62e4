export interface ProfileViewsRow {
  viewer_id: string;
  day: string;
  influencer_ids: string[];
}

export interface ContactRequestRow {
  id: string;
  sender_id: string;
  influencer_id: string;
  name: string;
  email: string;
  subject: string;
  message: string;
  created_at: Date;
}
