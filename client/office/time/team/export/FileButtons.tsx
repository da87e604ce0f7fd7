import { Download } from 'lucide-react'
import { Button } from '../../../../ui/Button.tsx'
import type { FileFormat } from '../../../transfer/useTakeFile.ts'
import { texts } from './texts.ts'

interface FileButtonsProps {
  /** What is taken. */
  readonly label: string
  readonly isBusy: boolean
  readonly isDisabled?: boolean
  readonly onTake: (format: FileFormat) => void
}

/** Takes a file as CSV, or with the same cells for Excel. */
export const FileButtons = ({ label, isBusy, isDisabled = false, onTake }: FileButtonsProps) => (
  <div className="flex flex-wrap gap-2">
    <Button
      className="max-tablet:flex-1"
      variant="secondary"
      icon={<Download size={18} aria-hidden />}
      aria-label={`${texts.formats.csv}: ${label}`}
      disabled={isDisabled}
      busy={isBusy}
      onClick={() => onTake('csv')}
    >
      {texts.formats.csv}
    </Button>
    <Button
      className="max-tablet:flex-1"
      variant="secondary"
      icon={<Download size={18} aria-hidden />}
      aria-label={`${texts.formats.xlsx}: ${label}`}
      disabled={isDisabled || isBusy}
      onClick={() => onTake('xlsx')}
    >
      {texts.formats.xlsx}
    </Button>
  </div>
)
