import { useState } from 'react'
import type { Image } from '../../../../schema/catalogue/image.ts'
import { NetworkError } from '../../../data/engine/http.ts'
import { sendPixels } from '../../../data/office/pictures.ts'
import { ProblemNotice } from '../../server/ProblemNotice.tsx'
import { useOffice } from '../../shell/scope.tsx'
import { DropArea, FileButton } from './DropArea.tsx'
import { lightPicture } from './lightPicture.ts'
import { texts } from './texts.ts'

/** Gives a picture another file. That is done at once or not at all: it needs the server. */
export function ReplaceFile({ image }: { readonly image: Image }) {
  const { tell } = useOffice()
  const [progress, setProgress] = useState<number | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const replace = async ([file]: readonly File[]) => {
    if (!file || progress !== null) return
    setProgress(0)
    const failed = await attempt(file, image.id, setProgress)
    setProgress(null)
    setProblem(failed)
    if (failed === null) tell({ text: texts.replaced })
  }
  return (
    <DropArea
      onFiles={files => void replace(files)}
      className="flex flex-col gap-2 rounded-control border border-dashed border-edge/60 bg-sunken/40 p-2"
      overLook="border-accent-ink bg-accent-soft"
    >
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-soft">
        <FileButton label={texts.replace} disabled={progress !== null} onFiles={files => void replace(files)} />
        <span role="status" className="min-w-0 flex-1 basis-40">
          {progress === null ? texts.replaceHint : texts.states.sending(Math.round(progress * 100))}
        </span>
      </p>
      <ProblemNotice problem={problem} />
    </DropArea>
  )
}

/** Why it was not done, in German; null where it was. */
async function attempt(file: File, id: number, onProgress: (share: number) => void): Promise<string | null> {
  const pixels = await lightPicture(file)
  if (!pixels) return texts.problems.unreadable
  try {
    const answer = await sendPixels(pixels, id, { onProgress, signal: new AbortController().signal })
    return answer.ok ? null : (answer.errors[0]?.message ?? texts.problems.busy)
  } catch (error) {
    if (error instanceof NetworkError) return texts.problems.offline
    throw error
  }
}
