import { FileUp, ImageUp } from 'lucide-react'
import { type DragEvent, type ReactNode, useState } from 'react'
import { uploadTypes } from '../../../../schema/base/uploads.ts'
import { type ButtonVariant, buttonLook } from '../../../ui/Button.tsx'

interface DropAreaProps {
  readonly onFiles: (files: readonly File[]) => void
  readonly className?: string
  /** Besides, while files are held over it. */
  readonly overLook?: string
  readonly children: ReactNode
}

/** Takes the files that are let go over it. */
export function DropArea({ onFiles, className = '', overLook = '', children }: DropAreaProps) {
  // Children are entered and left as well: it is left when it was left as often as it was entered.
  const [depth, setDepth] = useState(0)
  const carries = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return (
    <div
      className={`${className} ${depth > 0 ? overLook : ''}`}
      onDragEnter={event => carries(event) && setDepth(before => before + 1)}
      onDragLeave={event => carries(event) && setDepth(before => Math.max(0, before - 1))}
      onDragOver={event => carries(event) && event.preventDefault()}
      onDrop={event => {
        if (!carries(event)) return
        event.preventDefault()
        event.stopPropagation()
        setDepth(0)
        onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
    </div>
  )
}

interface FileButtonProps {
  readonly label: string
  /** Said, not shown: what the picture is for. */
  readonly purpose?: string
  readonly kind?: keyof typeof looks
  readonly several?: boolean
  readonly variant?: ButtonVariant
  readonly disabled?: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** The browser's own chooser of files under the look of a button: keyboard, screen reader and phone know it. */
export function FileButton({
  label,
  purpose,
  kind = 'picture',
  several = false,
  variant,
  disabled,
  onFiles,
}: FileButtonProps) {
  const { Icon, accept } = looks[kind]
  return (
    <label
      className={`${buttonLook({ variant: variant ?? 'secondary', size: 'small' })} relative cursor-pointer pointer-coarse:min-h-11 has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink`}
    >
      <Icon size={16} aria-hidden />
      {label}
      {purpose !== undefined && <span className="sr-only">: {purpose}</span>}
      <input
        type="file"
        accept={accept}
        multiple={several}
        disabled={disabled}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}

const looks = {
  picture: { Icon: ImageUp, accept: 'image/*' },
  file: {
    Icon: FileUp,
    accept: Object.keys(uploadTypes)
      .map(extension => `.${extension}`)
      .join(),
  },
} as const
