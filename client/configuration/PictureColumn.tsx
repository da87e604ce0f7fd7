import type { ImageRef } from '../../schema/fields.ts'
import { Picture } from '../ui/Picture.tsx'
import type { Configuration } from './configuration.machine.ts'
import { ProductFacts } from './ProductFacts.tsx'

interface PictureColumnProps {
  readonly configuration: Configuration
  readonly image: ImageRef
  /** On the phone the picture makes room for what is asked. */
  readonly isFirst: boolean
  /** The facts stand below it; else it fills the column. */
  readonly hasFacts: boolean
}

/** The picture: on top on the phone, from the tablet on at the left with the facts below it, both staying in sight. */
export function PictureColumn({ configuration, image, isFirst, hasFacts }: PictureColumnProps) {
  return (
    <div className={`bg-sunken ${isFirst ? '' : 'hidden tablet:block'}`}>
      <div className={`tablet:sticky tablet:top-0 ${hasFacts ? '' : 'tablet:h-full'}`}>
        <Picture
          image={image}
          alt=""
          from={['small', 'medium']}
          sizes="(width < 45rem) 100vw, 24rem"
          width={640}
          height={480}
          priority
          className={`aspect-4/3 max-h-[34dvh] w-full tablet:max-h-none ${hasFacts ? 'tablet:aspect-square' : 'tablet:aspect-auto tablet:h-full'}`}
        />
        {hasFacts && <ProductFacts configuration={configuration} className="hidden p-6 tablet:flex" />}
      </div>
    </div>
  )
}
