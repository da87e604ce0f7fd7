import { Check, FileText, RotateCw, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { previewAddress, type UploadRef } from '../../../schema/base/uploads.ts'
import type { ConfigPart } from '../../../schema/catalogue/product.ts'
import { takesPictures } from '../../../schema/catalogue/uploads.ts'
import { Button } from '../../ui/Button.tsx'
import { formatBytes } from '../../ui/formatBytes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { texts } from './texts.ts'
import { isWorthRetrying, type PendingUpload } from './uploads.machine.ts'
import type { Uploads } from './useUploads.ts'

interface UploadListProps {
  readonly part: ConfigPart
  readonly files: readonly UploadRef[]
  readonly pending: readonly PendingUpload[]
  readonly uploads: Uploads
  readonly onRemove: (id: number) => void
}

/** Files of a step: those that are there, those on their way, and those that did not arrive, each with why. */
export function UploadList({ part, files, pending, uploads, onRemove }: UploadListProps) {
  return (
    <>
      {files.length + pending.length > 0 && (
        <ul aria-label={texts.uploads.list(part.name)} className="flex flex-col gap-2">
          {files.map(file => (
            <Arrived key={file.id} file={file} uploads={uploads} onRemove={() => onRemove(file.id)} />
          ))}
          {pending.map(upload => (
            <Pending key={upload.key} part={part} upload={upload} uploads={uploads} />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {files.map(({ name }) => texts.uploads.announced(name)).join(' ')}
      </p>
    </>
  )
}

function Arrived({ file, uploads, onRemove }: { file: UploadRef; uploads: Uploads; onRemove: () => void }) {
  const local = uploads.local(file.id)
  return (
    <Row
      name={file.name}
      picture={local?.url ?? previewAddress(file)}
      extension={file.extension}
      action={texts.uploads.remove(file.name)}
      onRemove={onRemove}
    >
      <p className="flex items-center gap-1 text-caption text-ink-soft">
        <Check size={14} strokeWidth={3} aria-hidden className="text-success" />
        {texts.uploads.arrived}
        {local && ` · ${formatBytes(local.bytes)}`}
      </p>
    </Row>
  )
}

function Pending({ part, upload, uploads }: { part: ConfigPart; upload: PendingUpload; uploads: Uploads }) {
  const { key, name, bytes, progress, problem } = upload
  return (
    <Row
      name={name}
      picture={uploads.local(key)?.url ?? null}
      extension={name.slice(name.lastIndexOf('.') + 1)}
      action={problem ? texts.uploads.remove(name) : texts.uploads.stop(name)}
      onRemove={() => uploads.remove(key)}
      isWrong={problem !== null}
    >
      {problem === null ? (
        <Progress name={name} bytes={bytes} share={progress} />
      ) : (
        <div className="flex flex-col items-start gap-1.5">
          <p role="alert" className="text-caption font-medium text-error">
            {takesPictures(part) && problem === 'type'
              ? texts.uploads.problems.noPicture
              : texts.uploads.problems[problem]}
          </p>
          {isWorthRetrying(upload) && (
            <Button
              variant="secondary"
              size="small"
              icon={<RotateCw size={15} aria-hidden />}
              onClick={() => uploads.retry(key)}
            >
              {texts.uploads.retry}
              <span className="sr-only">: {name}</span>
            </Button>
          )}
        </div>
      )}
    </Row>
  )
}

function Progress({ name, bytes, share }: { name: string; bytes: number; share: number }) {
  const percent = Math.round(share * 100)
  return (
    <>
      <p className="flex justify-between gap-3 text-caption text-ink-soft">
        <span>
          {percent < 100 ? texts.uploads.sending : texts.uploads.checking} {formatBytes(bytes)}
        </span>
        <span className="figures">{percent} %</span>
      </p>
      <div
        role="progressbar"
        aria-label={texts.uploads.progress(name)}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 overflow-hidden rounded-pill bg-line"
      >
        <div
          className={`h-full origin-left rounded-pill bg-accent transition-transform duration-200 ${percent === 100 ? 'animate-pulse' : ''}`}
          style={{ transform: `scaleX(${Math.max(0.02, share)})` }}
        />
      </div>
    </>
  )
}

interface RowProps {
  readonly name: string
  /** Address of its picture; null where it has none. */
  readonly picture: string | null
  readonly extension: string
  readonly action: string
  readonly onRemove: () => void
  readonly isWrong?: boolean
  readonly children: ReactNode
}

function Row({ name, picture, extension, action, onRemove, isWrong = false, children }: RowProps) {
  return (
    <li
      className={`flex items-center gap-3 rounded-control border bg-surface p-2 ${isWrong ? 'border-error/60' : 'border-line'}`}
    >
      <Thumbnail picture={picture} extension={extension} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        {children}
      </div>
      <IconButton label={action} icon={<X size={18} aria-hidden />} onClick={onRemove} className="self-start" />
    </li>
  )
}

function Thumbnail({ picture, extension }: { picture: string | null; extension: string }) {
  const [broken, setBroken] = useState<string | null>(null)
  if (picture !== null && picture !== broken)
    return (
      <img
        src={picture}
        alt=""
        width={56}
        height={56}
        decoding="async"
        onError={() => setBroken(picture)}
        className="size-14 shrink-0 rounded-[7px] bg-sunken object-cover"
      />
    )
  return (
    <span
      aria-hidden
      className="flex size-14 shrink-0 flex-col items-center justify-center gap-0.5 rounded-[7px] bg-sunken text-ink-soft"
    >
      <FileText size={20} />
      <span className="text-[0.625rem] leading-none font-strong uppercase">{extension.slice(0, 4)}</span>
    </span>
  )
}
