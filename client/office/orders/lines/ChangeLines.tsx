import { useState } from 'react'
import { formatMoney } from '../../../../schema/base/money.ts'
import { changeLines, previewLines, type WholeOrder } from '../../../../schema/ordering/officeCalls.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { ProblemNotice } from '../../server/ProblemNotice.tsx'
import { useServerAction } from '../../server/useServerAction.ts'
import { useServerPreview } from '../../server/useServerPreview.ts'
import { useOffice } from '../../shell/scope.tsx'
import { QuestionFooter } from '../QuestionFooter.tsx'
import { AddedLines } from './AddedLines.tsx'
import { ChangedLine } from './ChangedLine.tsx'
import { callOf, type LineDraft, problemsAt, untouched, withProduct } from './lineDraft.ts'
import { ProductSearch } from './ProductSearch.tsx'
import { texts } from './texts.ts'

interface ChangeLinesProps {
  readonly order: WholeOrder
  readonly onClose: () => void
}

/** Changes amounts, leaves lines out and adds others. What it comes to is asked of the server and shown before it is sent. */
export function ChangeLines({ order, onClose }: ChangeLinesProps) {
  const { tell } = useOffice()
  const { run, isBusy, problem } = useServerAction()
  const [draft, setDraft] = useState<LineDraft>(untouched)
  const call = callOf(order, draft)
  const given = call && { params: { id: order.id }, body: call }
  const preview = useServerPreview(previewLines, given)
  const problems = problemsAt(preview.problems, call, draft)
  const money = (cents: number): string => formatMoney(cents, order.currency)
  const prices = new Map(preview.value?.lines.map(({ position, gross }) => [position, gross]))
  const send = async () => {
    if (!given) return
    if ((await run(changeLines, given)) !== null) return
    tell({ text: texts.done(order.ticketNumber) })
    onClose()
  }
  const trouble = problem ?? preview.problem ?? problems.elsewhere
  return (
    <Dialog
      title={texts.title(order.ticketNumber)}
      width="roomy"
      onClose={onClose}
      footer={
        <QuestionFooter onBack={onClose}>
          <Button disabled={!call || !preview.value} busy={isBusy} onClick={() => void send()}>
            {texts.save}
          </Button>
        </QuestionFooter>
      }
    >
      <div className="flex flex-col gap-5 p-5">
        <ul className="divide-y divide-line">
          {order.lines.map(line => (
            <ChangedLine
              key={line.position}
              line={line}
              typed={draft.amounts[line.position]}
              price={money(prices.get(line.position) ?? line.gross + line.deposit)}
              error={problems.lines.get(line.position)}
              parts={draft.parts[line.position]}
              partProblems={problems.parts.get(line.position)}
              onAmount={typed => setDraft({ ...draft, amounts: { ...draft.amounts, [line.position]: typed } })}
              onParts={parts => setDraft({ ...draft, parts: { ...draft.parts, [line.position]: parts } })}
            />
          ))}
          <AddedLines
            draft={draft}
            problems={problems.added}
            priceOf={index => {
              const cents = prices.get(order.lines.length + index)
              return cents === undefined ? null : money(cents)
            }}
            onDraft={setDraft}
          />
        </ul>
        <ProductSearch onPick={(id, product) => setDraft(withProduct(draft, id, product))} />
        <Totals order={order} preview={preview.value} />
        <ProblemNotice problem={trouble} />
      </div>
    </Dialog>
  )
}

interface TotalsProps {
  readonly order: WholeOrder
  readonly preview: { readonly totalGross: number; readonly toCollect: number; readonly goesBack: number } | null
}

/** What it comes to, and whose money moves. */
function Totals({ order, preview }: TotalsProps) {
  const money = (cents: number): string => formatMoney(cents, order.currency)
  return (
    <div aria-live="polite" className="figures rounded-card bg-sunken px-4 py-3">
      <p className="flex flex-wrap justify-between gap-x-4 text-lead font-strong">
        <span>{texts.total}</span>
        <span>
          {preview && preview.totalGross !== order.totalGross && (
            <s className="mr-2 font-regular text-ink-soft">{money(order.totalGross)}</s>
          )}
          {money(preview?.totalGross ?? order.totalGross)}
        </span>
      </p>
      {preview && preview.toCollect > 0 && <p className="text-warning">{texts.collect(money(preview.toCollect))}</p>}
      {preview && preview.goesBack > 0 && <p>{texts.goesBack(money(preview.goesBack))}</p>}
    </div>
  )
}
