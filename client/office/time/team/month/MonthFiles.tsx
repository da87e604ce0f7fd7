import { csvText } from '../../../../../schema/base/csv.ts'
import type { MonthSheet } from '../../../../../schema/time/calls.ts'
import { saveFile } from '../../../../device/media/saveFile.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useZone } from '../../../shell/scope.tsx'
import { monthText } from '../../timeText.ts'
import { texts } from '../texts.ts'
import { monthTable } from './monthTable.ts'

interface MonthFilesProps {
  readonly sheet: MonthSheet
  readonly name: string
}

/** A month as a file, from what is on the screen: also without network. */
export function MonthFiles({ sheet, name }: MonthFilesProps) {
  const zone = useZone()
  const title = `${texts.month.printTitle(monthText(sheet.month))} ${name}`
  const take = async (format: 'csv' | 'xlsx') => {
    const text = csvText(monthTable(sheet, zone))
    const file =
      format === 'csv'
        ? new Blob([text], { type: 'text/csv;charset=utf-8' })
        : await (await import('../../../transfer/workbook.ts')).workbookOf(text)
    saveFile(file, `${title}.${format}`)
  }
  return (['csv', 'xlsx'] as const).map(format => (
    <Button
      key={format}
      variant="secondary"
      size="small"
      className="pointer-coarse:min-h-11"
      aria-label={texts.month.fileOf(texts.month.files[format])}
      onClick={() => void take(format)}
    >
      {texts.month.files[format]}
    </Button>
  ))
}
