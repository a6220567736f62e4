import { useEffect, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { Plus } from '#app/ui/icons.tsx';
import { type ContentFile, MAX_REMARKS, maxContentLengths } from '#domain/deliverables/content.ts';
import { m } from '#messages';
import { badgeClass } from './mark-badge.ts';
import { placeText } from './marks.ts';
import type { RemarkDraft } from './remark-draft.ts';
import type { Remarks } from './use-remarks.ts';

interface RemarkEditorProps {
  remarks: Remarks;
  files: readonly ContentFile[];
  help: string;
  /** True after the brand tried to ask for changes without a remark or with an empty remark. */
  showsEmpty: boolean;
  onShow: (remark: RemarkDraft) => void;
}

/** The brand's remarks before they are sent: one is open for writing, the others can be opened. */
export function RemarkEditor({ remarks, files, help, showsEmpty, onShow }: RemarkEditorProps) {
  const { openKey } = remarks;
  const count = remarks.remarks.length;
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const shown = useRef({ openKey, count });
  // Closing or removing a remark removes the focused control. The focus then moves to the closed remark, or to the
  // button that adds a remark. An open remark keeps the focus.
  useEffect(() => {
    const { openKey: closedKey, count: before } = shown.current;
    shown.current = { openKey, count };
    if (openKey ? document.activeElement !== document.body : !closedKey && count >= before) return;
    const edit = openKey
      ? null
      : list.current?.querySelector<HTMLElement>(`[data-remark="${closedKey}"] button`);
    (edit ?? add.current)?.focus();
  }, [openKey, count]);
  return (
    <div className="noscript:hidden">
      {count === 0 && <p className="text-soft">{m.content_remarks_none()}</p>}
      <ol ref={list} className="grid gap-5">
        {remarks.remarks.map((remark, place) => (
          <li key={remark.key} data-remark={remark.key} className="flex gap-3.5">
            <span aria-hidden className={badgeClass(remark.key === openKey)}>
              {place + 1}
            </span>
            <div className="min-w-0 flex-1">
              {remark.key === openKey ? (
                <OpenRemark {...{ remark, remarks, files, help, showsEmpty }} number={place + 1} />
              ) : (
                <ClosedRemark {...{ remark, remarks, files, onShow }} number={place + 1} />
              )}
            </div>
          </li>
        ))}
      </ol>
      <Button
        ref={add}
        look="quiet"
        small
        className="mt-2 -ml-4"
        disabled={count >= MAX_REMARKS}
        onClick={() => remarks.add({})}
      >
        <Plus className="size-4 shrink-0" /> {m.content_add_whole()}
      </Button>
    </div>
  );
}

interface RemarkProps {
  remark: RemarkDraft;
  number: number;
  remarks: Remarks;
  files: readonly ContentFile[];
}

function OpenRemark(props: RemarkProps & { help: string; showsEmpty: boolean }) {
  const { remark, number, remarks, files, help, showsEmpty } = props;
  const isEmpty = remark.text.trim() === '';
  return (
    <>
      <TextArea
        label={
          <>
            <span className="sr-only">{m.content_remark({ number })}: </span>
            {placeText(remark, files)}
          </>
        }
        help={help}
        value={remark.text}
        onChange={({ target }) => remarks.update(remark.key, { text: target.value })}
        error={showsEmpty && isEmpty ? m.content_remark_empty() : undefined}
        maxLength={maxContentLengths.remark}
        limit={maxContentLengths.remark}
        rows={3}
        // The user added or opened this remark to write it.
        autoFocus
      />
      <p className="mt-1 flex gap-2">
        <Button look="secondary" small disabled={isEmpty} onClick={remarks.close}>
          {m.content_remark_done()}
        </Button>
        <Button look="quiet" small onClick={() => remarks.remove(remark.key)} className="text-soft">
          {m.content_remark_remove()}
        </Button>
      </p>
    </>
  );
}

function ClosedRemark(props: RemarkProps & { onShow: (remark: RemarkDraft) => void }) {
  const { remark, number, remarks, files, onShow } = props;
  const textButton = 'min-h-6 underline underline-offset-4 hover:text-ink';
  return (
    <>
      <p dir="auto" className="pt-1 whitespace-pre-line wrap-anywhere">
        {remark.text}
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-soft">
        <span className="min-h-6 leading-6">{placeText(remark, files)}</span>
        <button
          type="button"
          aria-label={m.content_remark_edit_number({ number })}
          onClick={() => {
            onShow(remark);
            remarks.open(remark.key);
          }}
          className={textButton}
        >
          {m.content_remark_edit()}
        </button>
        <button
          type="button"
          aria-label={m.content_remark_remove_number({ number })}
          onClick={() => remarks.remove(remark.key)}
          className={textButton}
        >
          {m.content_remark_remove()}
        </button>
      </p>
    </>
  );
}
