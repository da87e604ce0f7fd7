import { useState } from 'react'
import { imageAddress, imageWidths } from '../../../ui/Picture.tsx'
import type { ShownPicture } from './pictures.ts'
import { texts } from './texts.ts'

/** One picture as large as there is room. Where it does not come, the small one the page has shown already takes its place. */
export function Slide({ picture: { image, alt }, zoom }: { readonly picture: ShownPicture; readonly zoom?: string }) {
  const [isMissing, setMissing] = useState(false)
  const sizes = isMissing ? (['small'] as const) : (['medium', 'large'] as const)
  return (
    <img
      key={String(isMissing)}
      src={imageAddress(image, sizes.at(-1) ?? 'small')}
      srcSet={sizes.map(size => `${imageAddress(image, size)} ${imageWidths[size]}w`).join(', ')}
      sizes="100vw"
      alt={alt || texts.unnamed}
      draggable={false}
      onError={() => setMissing(true)}
      style={zoom ? { transform: zoom } : undefined}
    />
  )
}
