-- Earlier erasures of brands deleted drafts and left the influencer's files attached to them. No page shows these files,
-- and the sweep deletes them after a day. Drafts are attached to a submission, screenshots to a deliverable.
update file set attached_to = null, waiting_since = current_timestamp
where profile = 'content' and attached_to is not null
  and not exists (select from submission where submission.id = file.attached_to)
  and not exists (select from deliverable where deliverable.id = file.attached_to);
