import { columns, type StoredData } from './data-table.ts';

export const dataOfOperation = {
  job: {
    of: 'everyone',
    basis: 'contract',
    period: 'sent',
    tables: {
      job: {
        exported: [],
        withheld: columns(`
          id name payload unique_key run_at attempts leased_until failed_at last_error
        `),
      },
    },
  },
  log: {
    of: 'everyone',
    basis: 'interest',
    period: 'site',
    tables: {
      event: {
        exported: columns('id name actor_id subject created_at'),
        kept: { account: columns('id name actor_id created_at') },
      },
      audit: {
        exported: columns('id created_at act subject_id'),
        withheld: columns('staff_id'),
        kept: { staff: columns('id created_at staff_id act subject_id') },
      },
    },
  },
  blog: {
    of: 'staff',
    basis: 'contract',
    period: 'site',
    tables: {
      blog_entry: { exported: [], withheld: columns('author'), kept: { staff: columns('author') } },
    },
  },
} as const satisfies Record<string, StoredData>;
