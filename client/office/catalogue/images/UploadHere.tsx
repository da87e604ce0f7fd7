import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { Upload } from '../../../../schema/base/calls.ts'
import { ownId } from '../../../../schema/base/ownId.ts'
import type { Image } from '../../../../schema/catalogue/image.ts'
import { browserWorld } from '../../../data/engine/world.ts'
import { mayCreate } from '../../shell/rights.ts'
import { useEntity, useOffice } from '../../shell/scope.tsx'
import { DropArea, FileButton } from './DropArea.tsx'
import type { Sent } from './sent.ts'
import { texts } from './texts.ts'
import { useSent } from './usePictureTray.ts'

const FromTemplate = lazy(() => import('../../signage/FromTemplate.tsx'))
/** Comes with the first file that is on its way. */
const SentPicture = lazy(async () => ({ default: (await import('./SentPicture.tsx')).SentPicture }))

interface UploadProps {
  /** The field they are for. */
  readonly purpose: string
  /** The same field another time: what is on its way to it arrives there after a reload; null where it has no such name. */
  readonly place: string | null
  readonly several: boolean
}

interface PictureUploadProps extends UploadProps {
  /** Pictures that are in the library now, in the order of their files. */
  readonly onTaken: (images: readonly Image[]) => void
}

/** Takes pictures in where they are needed: chosen or dropped, they are in the library and in the field. */
export const PictureUpload = ({ onTaken, ...props }: PictureUploadProps) => (
  <UploadHere {...props} kind="picture" onArrived={sent => onTaken(sent.flatMap(({ image }) => image ?? []))} />
)

interface FileUploadProps extends UploadProps {
  readonly onTaken: (files: readonly Upload[]) => void
}

/** The same for files that guests download. */
export const FileUpload = ({ onTaken, ...props }: FileUploadProps) => (
  <UploadHere {...props} kind="file" onArrived={sent => onTaken(sent.flatMap(({ file }) => file ?? []))} />
)

interface UploadHereProps extends UploadProps {
  readonly kind: Sent['kind']
  readonly onArrived: (sent: readonly Sent[]) => void
}

const libraries = { picture: 'images', file: 'uploads' } as const

function UploadHere({ kind, purpose, place, several, onArrived }: UploadHereProps) {
  const { actor, tray, tell } = useOffice()
  const library = useEntity(libraries[kind])
  // Never that of another field, also not after a reload: what nobody waits for any more is in the library.
  const [nameless] = useState(() => `nameless:${ownId(browserWorld.random)}`)
  const own = place ?? nameless
  const sent = useSent().filter(each => each.place === own && each.kind === kind)
  const take = useEffectEvent(() => {
    const taken = sent.filter(hasArrived)
    if (taken.length === 0) return
    onArrived(taken)
    for (const each of taken) {
      tell({ text: each.state === 'known' ? texts.states.known(nameOf(each)) : texts.announced(each.name) })
      tray.remove(each.key)
    }
  })
  const arrived = sent.filter(hasArrived).length
  useEffect(() => {
    if (arrived > 0) take()
  }, [arrived])
  if (!library || !mayCreate(library, actor)) return null
  const add = (files: readonly File[]) => {
    tray.add(several ? files : files.slice(0, 1), { kind, place: own })
  }
  return (
    <DropArea
      onFiles={add}
      className="flex flex-col gap-2 rounded-control border border-dashed border-edge/60 bg-sunken/40 p-2 transition-colors duration-150"
      overLook="border-accent-ink bg-accent-soft"
    >
      {sent.length > 0 && (
        <ul aria-label={texts.trays[kind]} className="flex flex-col gap-2">
          {sent.map(item => (
            <Suspense key={item.key}>
              <SentPicture sent={item} />
            </Suspense>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-soft">
        <FileButton label={texts.uploads[kind]} {...{ kind, purpose, several }} onFiles={add} />
        <Suspense>{kind === 'picture' && <FromTemplate {...{ purpose }} onFile={file => add([file])} />}</Suspense>
        <span className="hidden pointer-fine:inline">{texts.drop}</span>
      </p>
    </DropArea>
  )
}

const hasArrived = ({ image, file }: Sent): boolean => image !== null || file !== null

const nameOf = ({ image, file }: Sent): string => image?.name ?? file?.name ?? ''
