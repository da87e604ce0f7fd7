import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { mayOrders } from '../../../schema/base/access.ts'
import { type LabelPaper, labelPapers } from '../../../schema/counter/labelPapers.ts'
import { printers } from '../../../schema/counter/printer.ts'
import { queueLabels } from '../../../schema/signage/calls.ts'
import type { ImageTemplate } from '../../../schema/signage/imageTemplate.ts'
import type { LabelPrintCall } from '../../../schema/signage/requests.ts'
import { ask } from '../../data/engine/http.ts'
import { useBodies } from '../catalogue/menus/useBodies.ts'
import { isFailure, ServerRefusal } from '../server/failures.ts'
import { useOffice } from '../shell/scope.tsx'
import { typedRow } from '../shell/typedRow.ts'
import { texts } from './texts.ts'

/** A printer with paper for labels. */
interface LabelPrinter {
  readonly id: number
  readonly name: string
  readonly paper: LabelPaper
}

/** The label printers somebody may print at, the one that is chosen, and what stands against printing there. */
export function useLabelPrinter(layout: ImageTemplate | null) {
  const { actor } = useOffice()
  const rows = useBodies(printers.type)
  const known = useMemo(
    () =>
      [...(rows?.values() ?? [])].flatMap((row): readonly LabelPrinter[] => {
        const printer = typedRow(printers, row)
        if (!printer?.labelPaper || !printer.isEnabled || !mayOrders({ actor }, 'update', printer.branch)) return []
        return [{ id: printer.id, name: printer.name, paper: labelPapers[printer.labelPaper] }]
      }),
    [rows, actor],
  )
  const [chosen, choose] = useState(0)
  const printer = known.find(({ id }) => id === chosen) ?? known[0] ?? null
  const queueing = useMutation({ mutationFn: queue, throwOnError: failed => !isFailure(failed) })
  return { known, printer, choose, obstacle: obstacleOf(printer, layout), queueing }
}
export type LabelPrinting = ReturnType<typeof useLabelPrinter>

function obstacleOf(printer: LabelPrinter | null, layout: ImageTemplate | null): string | null {
  if (!printer) return texts.labels.printer.none
  const { label, width, height } = printer.paper
  const isTooLarge = layout !== null && (layout.width > width || layout.height > height)
  return isTooLarge ? texts.labels.printer.tooLarge(layout.name, label) : null
}

async function queue(call: LabelPrintCall) {
  const answer = await ask(queueLabels, { body: call })
  if (!answer.ok) throw new ServerRefusal(answer.errors)
  return answer.data
}
