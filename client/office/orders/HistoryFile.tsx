import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import { addressOf } from '../../../schema/base/call.ts'
import { csvText } from '../../../schema/base/csv.ts'
import { orderHistory } from '../../../schema/ordering/officeCalls.ts'
import type { StaffOrder } from '../../../schema/ordering/staffCalls.ts'
import { call, NetworkError } from '../../data/engine/http.ts'
import { saveFile } from '../../device/media/saveFile.ts'
import { Button } from '../../ui/Button.tsx'
import { useBranchScope } from '../areas/useBranchScope.ts'
import { useShows } from '../settings/deviceSettings.ts'
import { useOffice, useZone } from '../shell/scope.tsx'
import { historyCells } from './historyFile.ts'
import { texts } from './texts.ts'

/** What the history is asked for, 'filter[status]=new'; all of it is fetched, page by page. */
interface HistoryFileProps {
  readonly query: string
}

/** Rows nobody reads; a request more for every hundred. */
const MOST = 5000

/** The orders that are found as a file for Excel. */
export function HistoryFile({ query }: HistoryFileProps) {
  const { tell } = useOffice()
  const zone = useZone()
  const { branches } = useBranchScope()
  const isGuestShown = useShows('customerData')
  const [isBusy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    try {
      const { orders, isCut } = await allOrders(query)
      const branchOf = (id: number) => branches.find(branch => branch.id === id)?.name ?? String(id)
      const { workbookOf } = await import('../transfer/workbook.ts')
      const csv = csvText(historyCells(orders, { zone, branchOf, isGuestShown }))
      saveFile(await workbookOf(csv), texts.file.name)
      tell({ text: isCut ? texts.file.most(orders.length) : texts.file.done(orders.length) })
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      tell({ text: texts.file.failed, tone: 'error' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="secondary"
      size="small"
      icon={<FileSpreadsheet size={16} aria-hidden />}
      busy={isBusy}
      onClick={() => void take()}
    >
      {texts.file.label}
    </Button>
  )
}

/** Throws a NetworkError where a page could not be had. */
async function allOrders(query: string): Promise<{ readonly orders: readonly StaffOrder[]; readonly isCut: boolean }> {
  const address = `${addressOf(orderHistory)}?${query}`
  const orders: StaffOrder[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined; ) {
    if (orders.length >= MOST) return { orders, isCut: true }
    const answer: Awaited<ReturnType<typeof call<readonly StaffOrder[]>>> = await call(
      cursor === '' ? address : `${address}&cursor=${cursor}`,
    )
    if (!answer.ok) throw new NetworkError()
    orders.push(...answer.data)
    cursor = answer.cursor
  }
  return { orders, isCut: false }
}
