export interface ProfileViewsRow {
  viewer_id: string;
  day: string;
  influencer_ids: string[];
}

export interface PortfolioItemRow {
  id: string;
  influencer_id: string;
  place: number;
  title: string;
  brand: string;
  link: string | null;
  picture: string | null;
  alt: string;
  created_at: Date;
  removed_at: Date | null;
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
