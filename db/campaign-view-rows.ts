export interface CampaignViewsRow {
  campaign_id: string;
  day: string;
  people: number;
}

export interface CampaignViewerRow {
  day: string;
  campaign_id: string;
  viewer: string;
}
