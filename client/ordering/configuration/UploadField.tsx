import { Camera, Upload } from 'lucide-react'
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { UploadRef } from '../../../schema/base/uploads.ts'
import { limitsOf } from '../../../schema/catalogue/limits.ts'
import type { ConfigPart } from '../../../schema/catalogue/product.ts'
import { takesPictures } from '../../../schema/catalogue/uploads.ts'
import { buttonLook } from '../../ui/Button.tsx'
import { PartHead } from './PartHead.tsx'
import { texts } from './texts.ts'
import { UploadList } from './UploadList.tsx'
import { acceptOf } from './uploads.ts'
import type { Uploads } from './useUploads.ts'

interface UploadFieldProps {
  readonly part: ConfigPart
  /** What arrived. */
  readonly files: readonly UploadRef[]
  readonly uploads: Uploads
  readonly error: string | null
  readonly onRemove: (id: number) => void
}

/** A step that is filled by uploading: chosen, photographed or dropped. */
export function UploadField({ part, files, uploads, error, onRemove }: UploadFieldProps) {
  const id = useId()
  const { field, noteRemoved } = useFocusAfterRemoval()
  const pending = uploads.pending.filter(({ step }) => step === part.step)
  const present = files.length + pending.filter(({ problem }) => problem === null).length
  const most = limitsOf(part).most
  const removing = { ...uploads, remove: noteRemoved(uploads.remove) }
  const choose = (chosen: readonly File[]) => {
    if (chosen.length > 0) uploads.choose(part, most === 1 ? chosen.slice(0, 1) : chosen, present)
  }
  return (
    <fieldset ref={field} className="min-w-0">
      <PartHead part={part} isDone={files.length > 0} error={error} id={id} />
      <div className="flex flex-col gap-2.5">
        <UploadList part={part} files={files} pending={pending} uploads={removing} onRemove={noteRemoved(onRemove)} />
        {most > 1 && present >= most ? (
          <p className="text-caption text-ink-soft">{texts.uploads.full(most)}</p>
        ) : (
          <DropZone part={part} id={id} isEmpty={present === 0} error={error} onChoose={choose} />
        )}
      </div>
    </fieldset>
  )
}

/** A row that is taken away takes the focus with it: the way on is to choose another file. */
function useFocusAfterRemoval() {
  const field = useRef<HTMLFieldSetElement>(null)
  const removed = useRef(false)
  useEffect(() => {
    if (!removed.current) return
    removed.current = false
    field.current?.querySelector<HTMLElement>('input[type=file]')?.focus()
  })
  const noteRemoved =
    <Of,>(remove: (of: Of) => void) =>
    (of: Of) => {
      removed.current = true
      remove(of)
    }
  return { field, noteRemoved }
}

interface DropZoneProps {
  readonly part: ConfigPart
  readonly id: string
  readonly isEmpty: boolean
  readonly error: string | null
  readonly onChoose: (files: readonly File[]) => void
}

function DropZone({ part, id, isEmpty, error, onChoose }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  const drop = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      onChoose([...event.dataTransfer.files])
    },
  }
  const described = [part.description && `${id}-hint`, error && `${id}-error`, `${id}-limits`].filter(Boolean).join(' ')
  const chooser = { part, described, isInvalid: error !== null, onChoose }
  const look = isOver
    ? 'border-accent-ink bg-accent-soft'
    : error
      ? 'border-error bg-error-soft/40'
      : 'border-edge/60 bg-sunken/40'
  return (
    <div
      {...drop}
      className={`flex flex-col items-center gap-2 rounded-card border border-dashed px-4 text-center transition-colors duration-150 ${isEmpty ? 'py-5' : 'py-3'} ${look}`}
    >
      <div className="flex flex-col gap-2 tablet:flex-row">
        <Chooser
          {...chooser}
          label={isEmpty ? texts.uploads.choose : again(part)}
          icon={<Upload size={18} aria-hidden />}
        />
        {takesPictures(part) && (
          <Chooser {...chooser} isCamera label={texts.uploads.camera} icon={<Camera size={18} aria-hidden />} />
        )}
      </div>
      <p id={`${id}-limits`} className="text-caption text-ink-soft">
        <span className="hidden pointer-fine:inline">{texts.uploads.drop} </span>
        {takesPictures(part)
          ? texts.uploads.pictureLimits(limitsOf(part).most)
          : texts.uploads.fileLimits(limitsOf(part).most)}
      </p>
    </div>
  )
}

const again = (part: ConfigPart): string => (limitsOf(part).most === 1 ? texts.uploads.other : texts.uploads.more)

interface ChooserProps {
  readonly part: ConfigPart
  readonly label: string
  readonly icon: ReactNode
  readonly described: string
  readonly isInvalid: boolean
  /** Opens the camera at once; shown where there is a finger, for there the camera is in the hand. */
  readonly isCamera?: boolean
  readonly onChoose: (files: readonly File[]) => void
}

/** The browser's own control under a button's look: keyboard, screen reader and phone know it. */
function Chooser({ part, label, icon, described, isInvalid, isCamera = false, onChoose }: ChooserProps) {
  return (
    <label
      className={`${buttonLook({ variant: 'secondary' })} relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink ${isCamera ? 'not-pointer-coarse:hidden' : ''}`}
    >
      {icon}
      <span>{label}</span>
      <span className="sr-only">: {part.name}</span>
      <input
        type="file"
        accept={isCamera ? 'image/*' : acceptOf(part)}
        capture={isCamera ? 'environment' : undefined}
        multiple={limitsOf(part).most > 1 && !isCamera}
        aria-describedby={described}
        aria-invalid={isInvalid || undefined}
        className="absolute inset-0 cursor-pointer opacity-0 file:cursor-pointer"
        onChange={event => {
          onChoose([...(event.target.files ?? [])])
          // The same file may be chosen again after it was taken back.
          event.target.value = ''
        }}
      />
    </label>
  )
}
