import { Download } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useOnline } from '../../../device/online.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ShownPicture } from '../lightbox/pictures.ts'
import { texts } from './texts.ts'
import { keepsAll, useZip, type ZipState } from './useZip.ts'

interface DownloadAllProps {
  readonly pictures: readonly ShownPicture[]
  /** What the file is called, without its ending. */
  readonly name: string
}

/**
 * All pictures as one file: a form the server answers, which works without the program too. The device packs them itself
 * where it has them all already or the server cannot be reached.
 */
export function DownloadAll({ pictures, name }: DownloadAllProps) {
  const isOnline = useOnline()
  const { state, cancel, pack } = useZip(pictures, name)
  const asked = async (form: HTMLFormElement) => {
    if (!isOnline || (await keepsAll(pictures))) await pack()
    else form.submit()
  }
  return (
    <form
      method="post"
      action="/custom/images.zip"
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        void asked(event.currentTarget)
      }}
    >
      {pictures.map(({ image }) => (
        <input key={image.id} type="hidden" name="image_ids[]" value={image.id} />
      ))}
      <Button
        type="submit"
        variant="secondary"
        icon={<Download aria-hidden size={18} />}
        busy={state.kind === 'packing'}
      >
        {texts.downloadAll}
      </Button>
      {state.kind === 'packing' && (
        <>
          <progress value={state.count} max={state.all} aria-label={texts.packing(state.count, state.all)} />
          <Button variant="quiet" size="small" onClick={cancel}>
            {texts.cancel}
          </Button>
        </>
      )}
      <p role="status" className="text-caption text-ink-soft empty:hidden">
        {said(state)}
      </p>
    </form>
  )
}

function said(state: ZipState): string {
  switch (state.kind) {
    case 'idle':
      return ''
    case 'packing':
      return texts.packing(state.count, state.all)
    case 'packed':
      return state.count < state.all ? texts.partly(state.count, state.all) : texts.packed(state.count)
    default:
      return texts[state.kind]
  }
}
