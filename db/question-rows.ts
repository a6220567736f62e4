export interface CampaignQuestionRow {
  id: string;
  campaign_id: string;
  influencer_id: string;
  question: string;
  asked_at: Date;
  answer: string | null;
  answered_at: Date | null;
  hidden_at: Date | null;
  hidden_by: 'brand' | 'staff' | null;
  hidden_reason: string | null;
}
