import { columns, type StoredData } from './data-table.ts';

const dealColumns = `
  id application_id campaign_id client_id influencer_id influencer_user_id campaign_title brand_name
  influencer_name status close_reason closed_by version started_at running_at closed_at
`;
const offerColumns = 'id deal_id seq side terms hash note status made_at expires_on answered_at';
const deliverableColumns = `
  id deal_id seq kind platform note needs_benefit fee_cents status rounds submit_by publish_by submitted_at
  submitted_late approve_by changes_asked_at change_by approved_at approved_by post_url post_key published_at
  published_late confirm_by objected_at confirmed_at confirmed_by dropped_at dropped_by
`;
const shipmentColumns = `
  deal_id channel status send_by carrier sent_at arrive_by sendings problem_at paused_on received_at
  received_by waived_at
`;
const postCheckColumns = 'id deliverable_id checked_at method outcome';
const postMetricColumns = `
  id deliverable_id metric value source check_id file_id as_of entered_at
`;
const contractColumns = `
  id deal_id version offer_id status terms parties document hash objective legal_year legal_sum_cents
  required_by_law opened_at sign_by signed_at file_id
`;
const signatureColumns = `
  contract_id side user_id typed_name capacity email email_confirmed_at language network_address
  user_agent session_opened_at proved_by code_used consent hash signed_at
`;
const signatureSecrets = 'session_hash previous_mark mark';
const contractFileColumns = 'id contract_id hash created_at';

export const dataOfDeals = {
  deal: {
    of: 'everyone',
    basis: 'contract',
    period: 'law',
    tables: {
      deal: {
        exported: columns(dealColumns),
        withheld: columns('due_at work_due_at'),
        // The schedule finds running deals by `work_due_at`. If the erasure emptied this column, the deadlines of the
        // other side would not run any more.
        kept: { contract: columns(`${dealColumns} work_due_at`) },
      },
      offer: {
        exported: columns(offerColumns),
        kept: { contract: columns(offerColumns) },
      },
      deliverable: {
        exported: columns(`${deliverableColumns} objection`),
        kept: { contract: columns(deliverableColumns) },
      },
      submission: { exported: columns('id deliverable_id seq caption note submitted_at') },
      submission_file: { exported: columns('submission_id place file_id') },
      remark: {
        exported: columns('id submission_id seq file_id x y width height second text made_at'),
      },
      post_check: {
        exported: columns(postCheckColumns),
        kept: { contract: columns(postCheckColumns) },
      },
      post_metric: {
        exported: columns(postMetricColumns),
        kept: { contract: columns(postMetricColumns) },
      },
      shipment: {
        exported: columns(`${shipmentColumns} tracking_number problem`),
        kept: { contract: columns(shipmentColumns) },
      },
      address_view: { exported: columns('deal_id user_id day viewed_at') },
    },
  },
  contract: {
    of: 'everyone',
    basis: 'law',
    period: 'law',
    tables: {
      identity: {
        exported: columns(`
          user_id kind legal_name signatory capacity street zip_code city country tax_country
          registration vat_number vat_regime birth_date updated_at
        `),
      },
      contract: {
        exported: columns(contractColumns),
        kept: { contract: columns(contractColumns) },
      },
      // Belongs to its signatory alone: the other side must not learn the network address.
      signature: {
        exported: columns(signatureColumns),
        withheld: columns(signatureSecrets),
        kept: { contract: columns(`${signatureColumns} ${signatureSecrets}`) },
      },
      signing_code: { exported: columns('user_id sent_at expires_at'), withheld: columns('code tries') },
      // The archive of an export contains the PDF (`content`) as a file.
      contract_file: {
        exported: columns(contractFileColumns),
        withheld: ['content'],
        kept: { contract: columns(`${contractFileColumns} content`) },
      },
    },
  },
} as const satisfies Record<string, StoredData>;
