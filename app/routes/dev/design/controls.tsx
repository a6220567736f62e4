import { useState } from 'react';
import { Form, useLocation } from 'react-router';
import { Accordion } from '#app/ui/accordion.tsx';
import { Button } from '#app/ui/button.tsx';
import { Confirm } from '#app/ui/confirm.tsx';
import { Field, Select, TextArea } from '#app/ui/field.tsx';
import { Segmented } from '#app/ui/segmented.tsx';
import { Switch } from '#app/ui/switch.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { m } from '#messages';
import { campaignFilterLabels } from '#messages/labels/campaign.ts';
import { Specimens } from './specimens.tsx';

export function Controls() {
  const { pathname } = useLocation();
  const [on, setOn] = useState(true);
  return (
    <>
      <Specimens title="Buttons">
        <Button>{m.login_submit()}</Button>
        <Button look="secondary">{m.signup_submit()}</Button>
        <Button look="quiet">{m.nav_close_menu()}</Button>
        <Button look="danger">{m.nav_logout()}</Button>
        <Button busy busyLabel={m.login_busy()}>
          {m.login_submit()}
        </Button>
        <Button disabled>{m.pricing_current()}</Button>
        <Button small>{m.nav_signup()}</Button>
      </Specimens>
      <Specimens title="Fields">
        <div className="grid w-full gap-5">
          <Field label={m.account_email()} name="email" type="email" required />
          <Field
            label={m.account_password()}
            name="password"
            type="password"
            help={m.account_password_help()}
          />
          <Field
            label={m.account_company_name()}
            name="company"
            required
            error={m.refusal_account_company_name_required()}
          />
          <Field label={m.account_phone()} name="phone" disabled defaultValue="+33 6 00 00 00 00" />
          <Select label={m.nav_language()} name="language">
            <option>English</option>
            <option>Français</option>
          </Select>
          <TextArea label={m.campaign_description()} name="description" defaultValue={m.home_lead()} />
        </div>
      </Specimens>
      <Specimens title="Switches and tabs">
        <Segmented
          label={m.home_side()}
          start="influencer"
          choices={[
            { value: 'influencer', label: m.home_side_influencer() },
            { value: 'client', label: m.home_side_brand() },
          ]}
        />
        <Switch label={m.pricing_yearly()} name="yearly" on={on} onChange={setOn} />
        <div className="w-full">
          <Tabs
            label={m.nav_campaigns()}
            tabs={(['all', 'active', 'draft', 'ended'] as const).map((filter, index) => ({
              to: `${pathname}?tab=${filter}`,
              label: campaignFilterLabels[filter](),
              count: index * 3,
              current: index === 0,
            }))}
          />
        </div>
      </Specimens>
      <Specimens title="Dialog and questions">
        <Confirm
          label={m.nav_logout()}
          look="danger"
          question={m.nav_logout()}
          consequence={m.home_lead()}
          back={m.nav_close_menu()}
          form={Form}
        >
          {null}
        </Confirm>
        <div className="w-full">
          <Accordion
            name="design"
            items={[
              { question: m.home_faq_2(), answer: m.home_faq_2_answer() },
              { question: m.home_faq_3(), answer: m.home_faq_3_answer() },
            ]}
          />
        </div>
      </Specimens>
    </>
  );
}
