export interface NotificationRow {
  id: string;
  user_id: string;
  event_id: string;
  kind: string;
  campaign_id: string | null;
  influencer_id: string | null;
  conversation_id: string | null;
  deal_id: string | null;
  listed: boolean;
  created_at: Date;
  read_at: Date | null;
}

export interface NotificationSettingRow {
  user_id: string;
  kind: string;
  in_product: boolean;
  by_mail: boolean;
}
