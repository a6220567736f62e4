import type { OutsideService } from '#domain/staff/services/outside-service.ts';
import { m } from '#messages';
import type { Billing } from '#services/billing/billing.ts';
import type { Installation } from '#services/installation/installation.ts';

export interface SetUp extends Pick<Installation, 'mail' | 'files' | 'scanner'> {
  billing: Billing['name'];
  isInstagramReadable: boolean;
}

export function setUpText(service: OutsideService, setUp: SetUp): string {
  const { mail, files, scanner, billing, isInstagramReadable } = setUp;
  switch (service) {
    case 'mail':
      return mail.kind === 'smtp'
        ? m.services_mail_smtp({ host: mail.host })
        : m.services_mail_folder({ path: mail.path });
    case 'files':
      return files.kind === 'bucket'
        ? m.services_files_bucket({ name: files.name, host: files.host ?? m.services_amazon() })
        : m.services_files_folder({ path: files.path });
    case 'scanner':
      return scanner ? m.services_scanner_on({ host: scanner }) : m.services_scanner_off();
    case 'billing':
      return billing === 'stripe' ? m.services_billing_stripe() : m.services_billing_test();
    case 'billing_webhook':
      return billing === 'stripe' ? m.services_webhook_on() : m.services_webhook_off();
    case 'instagram':
      return isInstagramReadable ? m.services_instagram_on() : m.services_instagram_off();
  }
}
