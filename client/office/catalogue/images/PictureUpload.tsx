import { useEffect, useEffectEvent, useState } from 'react'
import type { Image } from '../../../../schema/catalogue/image.ts'
import { mayCreate } from '../../shell/rights.ts'
import { useEntity, useOffice } from '../../shell/scope.tsx'
import { DropArea, FileButton } from './DropArea.tsx'
import { SentPicture } from './SentPicture.tsx'
import { texts } from './texts.ts'
import { useSent } from './usePictureTray.ts'

interface PictureUploadProps {
  /** The field they are for. */
  readonly purpose: string
  readonly several: boolean
  /** Pictures that are in the library now, in the order of their files. */
  readonly onTaken: (images: readonly Image[]) => void
}

/** Takes pictures in where they are needed: chosen or dropped, they are in the library and in the field. */
export function PictureUpload({ purpose, several, onTaken }: PictureUploadProps) {
  const { actor, tray, tell } = useOffice()
  const library = useEntity('images')
  const [keys, setKeys] = useState<readonly string[]>([])
  const sent = useSent().filter(({ key }) => keys.includes(key))
  const take = useEffectEvent(() => {
    const taken = sent.filter(({ image }) => image !== null)
    if (taken.length === 0) return
    onTaken(taken.flatMap(({ image }) => image ?? []))
    for (const { key, name, state, image } of taken) {
      tell({ text: state === 'known' ? texts.states.known(image?.name ?? '') : texts.announced(name) })
      tray.remove(key)
    }
  })
  const arrived = sent.filter(({ image }) => image !== null).length
  useEffect(() => {
    if (arrived > 0) take()
  }, [arrived])
  if (!library || !mayCreate(library, actor)) return null
  const add = (files: readonly File[]) => {
    const added = tray.add(several ? files : files.slice(0, 1))
    setKeys(before => [...before, ...added])
  }
  return (
    <DropArea
      onFiles={add}
      className="flex flex-col gap-2 rounded-control border border-dashed border-edge/60 bg-sunken/40 p-2 transition-colors duration-150"
      overLook="border-accent-ink bg-accent-soft"
    >
      {sent.length > 0 && (
        <ul aria-label={texts.tray} className="flex flex-col gap-2">
          {sent.map(item => (
            <SentPicture key={item.key} sent={item} />
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-soft">
        <FileButton label={texts.upload} purpose={purpose} several={several} onFiles={add} />
        <span className="hidden pointer-fine:inline">{texts.drop}</span>
      </p>
    </DropArea>
  )
}
