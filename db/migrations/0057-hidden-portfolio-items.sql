-- Staff may hide an item of a portfolio after a report. Its owner still sees it.
alter table portfolio_item add column hidden_at timestamptz;
