import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { keysOf } from '../../../schema/base/keys.ts'
import { drawnProduct } from '../../../schema/catalogue/drawnProduct.ts'
import { printLabels } from '../../../schema/signage/calls.ts'
import { drawnData } from '../../../schema/signage/drawnData.ts'
import { type LabelSheet, type LabelSheetId, labelSheets, labelsOn } from '../../../schema/signage/labelSheets.ts'
import { priceTag } from '../../../schema/signage/priceTag.ts'
import { type LabelCall, MOST_LABELS } from '../../../schema/signage/requests.ts'
import { ask } from '../../data/engine/http.ts'
import type { Row } from '../../data/office/rows.ts'
import { saveFile } from '../../device/media/saveFile.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { DialogButtons } from '../../ui/DialogButtons.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Select } from '../../ui/Select.tsx'
import { productIn } from '../orders/lines/productIn.ts'
import { isFailure, ServerRefusal, sentenceOf } from '../server/failures.ts'
import { ProblemNotice } from '../server/ProblemNotice.tsx'
import { input } from '../shell/styles.ts'
import { AtLabelPrinter } from './AtLabelPrinter.tsx'
import { DrawnLayout } from './DrawnLayout.tsx'
import { texts } from './texts.ts'
import { Unfit } from './Unfit.tsx'
import { useDrawnAround } from './useDrawn.ts'
import { useLabelPrinter } from './useLabelPrinter.ts'
import { useOwnLabels } from './useOwnLabels.ts'

interface LabelsDialogProps {
  readonly rows: readonly Row[]
  readonly onClose: () => void
}

/** Price tags and allergen labels for chosen products, on the paper that is at hand. */
export default function LabelsDialog({ rows, onClose }: LabelsDialogProps) {
  const choice = useLabelChoice(rows)
  const { sheet, layout, call, wanted, total } = choice
  const printing = useMutation({ mutationFn: print, throwOnError: failed => !isFailure(failed) })
  const around = useDrawnAround()
  const first = rows.map(productIn).find(product => product !== null)
  const atPrinter = useLabelPrinter(layout)
  const printed = printing.data
  return (
    <Dialog
      title={texts.labels.title(rows.length)}
      onClose={onClose}
      footer={
        <DialogButtons>
          <Button variant="secondary" size="small" onClick={onClose}>
            {printed ? texts.labels.close : texts.labels.cancel}
          </Button>
          <Button
            size="small"
            busy={printing.isPending}
            disabled={call === null}
            onClick={() => call && printing.mutate(call)}
          >
            {texts.labels.print}
          </Button>
        </DialogButtons>
      }
    >
      <div className="flex flex-col gap-4 px-5 py-4">
        <LabelChoices choice={choice} />
        {first && (
          <figure className="flex flex-col gap-1.5">
            <figcaption className="text-caption text-ink-soft">{texts.labels.example(first.name)}</figcaption>
            <DrawnLayout
              layout={layout ?? priceTag(sheet, first.gtin)}
              data={drawnData({ drawn: drawnProduct }, first, around)}
              label={texts.labels.example(first.name)}
            />
          </figure>
        )}
        <p className="text-caption text-ink-soft">{texts.labels.scale}</p>
        <ProblemNotice
          problem={printing.error && sentenceOf(printing.error, { offline: texts.labels.offline })}
          {...(call && { onAgain: () => printing.mutate(call) })}
        />
        {printed && (
          <Notice tone={printed.misfits.length > 0 ? 'warning' : 'success'}>
            <p>{texts.labels.done(total, printed.sheets)}</p>
            <Unfit misfits={printed.misfits} />
          </Notice>
        )}
        <AtLabelPrinter printing={atPrinter} {...{ wanted, total }} />
      </div>
    </Dialog>
  )
}

/** Which labels, how many, on which paper; null where what is typed is no number of labels. */
function useLabelChoice(rows: readonly Row[]) {
  const [sheetId, setSheetId] = useState<LabelSheetId>('compact')
  const [copies, setCopies] = useState('1')
  const [used, setUsed] = useState('0')
  const [own, setOwn] = useState('')
  const sheet: LabelSheet = labelSheets[sheetId]
  const templates = useOwnLabels(sheet)
  const layout = templates.find(({ id }) => String(id) === own) ?? null
  const count = whole(copies, 1, 500)
  const skipped = whole(used, 0, labelsOn(sheet) - 1)
  const total = rows.length * (count ?? 0)
  const isTooMany = total > MOST_LABELS
  const wanted =
    count === null || isTooMany
      ? null
      : { labels: rows.map(({ id }) => ({ product: id, count })), ...(layout ? { template: layout.id } : {}) }
  const call: LabelCall | null = wanted && skipped !== null ? { sheet: sheetId, used: skipped, ...wanted } : null
  const typed = { sheetId, setSheetId, copies, setCopies, used, setUsed, setOwn }
  return { ...typed, sheet, templates, layout, count, skipped, total, isTooMany, wanted, call }
}

function LabelChoices({ choice }: { readonly choice: ReturnType<typeof useLabelChoice> }) {
  const { sheetId, setSheetId, copies, setCopies, used, setUsed, setOwn } = choice
  const { templates, layout, count, skipped, isTooMany } = choice
  return (
    <>
      <Select
        label={texts.labels.sheet}
        value={sheetId}
        onChange={event => setSheetId(keysOf(labelSheets).find(key => key === event.target.value) ?? 'compact')}
      >
        {keysOf(labelSheets).map(key => (
          <option key={key} value={key}>
            {labelSheets[key].label}
          </option>
        ))}
      </Select>
      {templates.length > 0 && (
        <Select
          label={texts.labels.layout}
          value={String(layout?.id ?? '')}
          onChange={event => setOwn(event.target.value)}
        >
          <option value="">{texts.labels.priceTag}</option>
          {templates.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <div className="grid grid-cols-2 items-end gap-4">
        <Count label={texts.labels.copies} value={copies} isWrong={count === null} onChange={setCopies} />
        <Count label={texts.labels.used} value={used} isWrong={skipped === null} onChange={setUsed} />
      </div>
      {isTooMany && <Notice tone="error">{texts.labels.tooMany(MOST_LABELS)}</Notice>}
    </>
  )
}

interface CountProps {
  readonly label: string
  readonly value: string
  readonly isWrong: boolean
  readonly onChange: (text: string) => void
}

function Count({ label, value, isWrong, onChange }: CountProps) {
  const id = useId()
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-caption font-medium">
        {label}
      </label>
      <input
        id={id}
        className={input}
        inputMode="numeric"
        value={value}
        aria-invalid={isWrong}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}

/** The whole number a text is, within bounds; null where it is none. */
function whole(text: string, least: number, most: number): number | null {
  const value = /^\d{1,4}$/.test(text.trim()) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}

/** Two thousand labels take the server some seconds (ms). */
const MOST_MS = 60_000

async function print(call: LabelCall) {
  const answer = await ask(printLabels, { body: call }, { timeoutMs: MOST_MS })
  if (!answer.ok) throw new ServerRefusal(answer.errors)
  const bytes = Uint8Array.from(atob(answer.data.pdf), character => character.charCodeAt(0))
  saveFile(new Blob([bytes], { type: 'application/pdf' }), texts.labels.fileName)
  return answer.data
}
