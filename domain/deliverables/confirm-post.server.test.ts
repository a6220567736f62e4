import { expect, it } from 'vitest';
import { aDealWithContent, sendContent, someForms } from '#tests/content.ts';
import { testDatabase } from '#tests/database.ts';
import { later } from '#tests/people.ts';

const db = await testDatabase();

it('is refused from a page that shows an earlier publication', async () => {
  const { brand, influencer, dealId, deliverableIds } = await aDealWithContent(db);
  const [id = ''] = deliverableIds;
  await sendContent(influencer, dealId, id, someForms.submit());
  await sendContent(brand, dealId, id, someForms.approve());
  await sendContent(influencer, dealId, id, someForms.publish());
  await sendContent(brand, dealId, id, someForms.object());
  await sendContent(later(influencer, 1), dealId, id, someForms.publish());
  const confirm = (publishedAt: Date) =>
    sendContent(later(brand, 1), dealId, id, {
      ...someForms.confirm(),
      publishedAt: publishedAt.toISOString(),
    });
  await expect(confirm(influencer.now)).rejects.toThrow('deliverable.move_not_allowed');
  await confirm(later(influencer, 1).now);
});
