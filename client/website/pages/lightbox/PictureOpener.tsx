import type { MouseEvent, ReactNode } from 'react'
import { imageAddress } from '../../../ui/Picture.tsx'
import type { ShownPicture } from './pictures.ts'

interface PictureOpenerProps {
  readonly picture: ShownPicture
  /** What it does, for those who do not see the picture. */
  readonly label: string
  readonly onOpen: () => void
  readonly className?: string
  /** The picture as it is drawn. */
  readonly children: ReactNode
}

/** A picture that opens in full size; without the program it leads to its large version. */
export function PictureOpener({ picture, label, onOpen, className = '', children }: PictureOpenerProps) {
  const opened = (event: MouseEvent) => {
    // A new tab or window was asked for.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <a
      href={imageAddress(picture.image, 'large')}
      aria-haspopup="dialog"
      aria-label={label}
      className={`block ${className}`}
      onClick={opened}
    >
      {children}
    </a>
  )
}
