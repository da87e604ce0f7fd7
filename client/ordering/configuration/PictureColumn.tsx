import type { ImageRef } from '../../../schema/base/fields.ts'
import { Picture } from '../../ui/Picture.tsx'

interface PictureColumnProps {
  readonly image: ImageRef
  /** On the phone the picture makes room for what is asked. */
  readonly isFirst: boolean
  /** On the phone it is low: something is asked below it at once. */
  readonly isBrief: boolean
}

/** The picture: on top on the phone, from the tablet on it fills the left column and stays in sight. */
export function PictureColumn({ image, isFirst, isBrief }: PictureColumnProps) {
  return (
    <div className={isFirst ? '' : 'hidden tablet:block'}>
      <Picture
        image={image}
        alt=""
        from={['small', 'medium']}
        sizes="(width < 45rem) 100vw, 24rem"
        width={640}
        height={480}
        priority
        className={`aspect-4/3 w-full tablet:sticky tablet:top-0 tablet:aspect-auto tablet:h-full tablet:max-h-96 desktop:max-h-[min(41.125rem,calc(100dvh-8.875rem))] ${isBrief ? 'max-tablet:max-h-[20dvh]' : 'max-tablet:max-h-[34dvh]'}`}
      />
    </div>
  )
}
