import type { ReactNode } from 'react';
import { useLanguage } from '#app/language.ts';
import { type CookieKey, cookieName, cookies, storedInBrowser } from '#domain/privacy/browser-storage.ts';
import type { StoredDataRow } from '#domain/privacy/stored-data-of.ts';
import { m } from '#messages';
import { formatSeconds } from '#messages/format.ts';
import {
  browserStorageLabels,
  browserStorageLifetimes,
  cookieLabels,
  cookieLifetimes,
  storedBasisLabels,
  storedDataLabels,
  storedDataPurposes,
  storedPeriodLabels,
  storedPersonLabels,
} from '#messages/labels/stored-data.ts';

export function StoredDataTable({ stored }: { stored: readonly StoredDataRow[] }) {
  const duration = formatSeconds(cookies.session.seconds, useLanguage());
  const rows = stored.map(({ key, of, basis, period }) => {
    return [
      <>
        <strong className="block font-medium text-ink">{storedPersonLabels[of]()}</strong>
        {storedDataLabels[key]()}
      </>,
      <>
        {storedDataPurposes[key]()} <span className="whitespace-nowrap">({storedBasisLabels[basis]()})</span>
      </>,
      storedPeriodLabels[period]({ duration }),
    ] as const;
  });
  return (
    <Table
      head={[m.legal_data_column(), m.legal_data_column_why(), m.legal_data_column_period()]}
      rows={rows}
    />
  );
}

export function CookieTable({ publicUrl }: { publicUrl: string }) {
  const language = useLanguage();
  const rows = (Object.keys(cookies) as CookieKey[]).map(
    (key) =>
      [
        <Name key={key}>{cookieName(key, publicUrl)}</Name>,
        cookieLabels[key](),
        cookieLifetimes[key]({ duration: formatSeconds(cookies[key].seconds, language) }),
      ] as const,
  );
  return <Table head={head()} rows={rows} />;
}

export function BrowserStorageTable() {
  const rows = storedInBrowser.map(
    ({ names, text }) =>
      [
        <Name key={text}>{names.join(', ')}</Name>,
        browserStorageLabels[text](),
        browserStorageLifetimes[text](),
      ] as const,
  );
  return <Table head={head()} rows={rows} />;
}

const head = () => [m.legal_cookie_name(), m.legal_cookie_purpose(), m.legal_cookie_lifetime()] as const;

const Name = ({ children }: { children: ReactNode }) => (
  <span className="text-ink wrap-anywhere">{children}</span>
);

type Row<Cell> = readonly [Cell, Cell, Cell];

function Table({ head, rows }: { head: Row<string>; rows: readonly Row<ReactNode>[] }) {
  const cell = 'py-3 pr-6 align-top max-sm:block max-sm:py-0.5 max-sm:pr-0';
  return (
    <table className="w-full text-sm">
      <thead className="max-sm:sr-only">
        <tr className="border-b border-line text-left text-ink">
          {head.map((title) => (
            <th key={title} className="py-2 pr-6 font-medium">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, second, third], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
          <tr key={index} className="border-b border-line max-sm:block max-sm:py-3">
            <td className={`${cell} sm:w-1/2`}>{first}</td>
            <td className={cell}>{second}</td>
            <td className={cell}>{third}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
