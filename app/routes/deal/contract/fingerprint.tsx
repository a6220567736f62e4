import { m } from '#messages';

/** The SHA-256 of the contract, in groups of four digits. */
export function Fingerprint({ hash }: { hash: string }) {
  return (
    <div className="mt-8 border-t border-line pt-5 text-sm text-soft">
      <p className="max-w-prose">{m.contract_simple_signature()}</p>
      <p className="mt-3">
        {m.contract_fingerprint()}{' '}
        <code className="font-sans wrap-anywhere tabular-nums">{hash.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </div>
  );
}
