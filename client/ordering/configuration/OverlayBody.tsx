import { partsOf } from '../../../schema/catalogue/parts.ts'
import { LONGEST_WISH } from '../../../schema/ordering/itemLines.ts'
import { TextField } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { type Configuration, type ConfigurationEvent, hasNext } from './configuration.machine.ts'
import type { ProductOverlayProps } from './configuredItem.ts'
import { PartList } from './PartList.tsx'
import { PictureColumn } from './PictureColumn.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductIntro } from './ProductIntro.tsx'
import { texts } from './texts.ts'
import type { Wanted } from './useConfiguration.ts'
import type { Uploads } from './useUploads.ts'

interface OverlayBodyProps extends ProductOverlayProps {
  readonly titleId: string
  readonly configuration: Configuration
  readonly asksInSteps: boolean
  readonly wanted: Wanted | null
  readonly uploads: Uploads
  readonly send: (event: ConfigurationEvent) => void
}

/** All that scrolls. Between the first step and the last only what is asked is shown, on the phone nothing else. */
export function OverlayBody({
  titleId,
  configuration,
  asksInSteps,
  wanted,
  uploads,
  send,
  ...props
}: OverlayBodyProps) {
  const { product, lost, step } = configuration
  const image = product.images[0]
  const hasParts = partsOf(product).length > 0
  const isFirst = !asksInSteps || step === 0
  const height = image ? (hasParts ? 'tablet:min-h-[29rem]' : 'tablet:min-h-[20rem]') : ''
  const columns = hasParts ? 'tablet:grid-cols-[2fr_3fr]' : 'tablet:grid-cols-2'
  return (
    <div className={`${height} ${image ? `tablet:grid ${columns}` : ''}`}>
      {image && <PictureColumn image={image} isFirst={isFirst} isBrief={asksInSteps} />}
      <div className="flex flex-col gap-6 p-5 tablet:p-6">
        <ProductIntro
          {...props}
          product={product}
          id={titleId}
          parts={configuration.parts}
          isBrief={!isFirst}
          className={image && isFirst ? 'tablet:pr-12' : 'pr-12'}
        />
        <ProductFacts
          configuration={configuration}
          className={isFirst || !hasNext(configuration) ? 'flex' : 'hidden'}
        />
        {lost.length > 0 && <Notice tone="warning">{texts.lost(lost.map(name => `„${name}“`).join(', '))}</Notice>}
        <PartList
          configuration={configuration}
          currency={props.config.currency}
          isStepped={asksInSteps}
          wanted={wanted}
          uploads={uploads}
          send={send}
        />
        {(props.takesWish || configuration.wish !== '') && !hasNext(configuration) && props.unavailable == null && (
          <TextField
            label={texts.wish}
            hint={texts.wishHint}
            optional
            value={configuration.wish}
            maxLength={LONGEST_WISH}
            autoComplete="off"
            onChange={event => send({ type: 'wish.set', text: event.target.value })}
          />
        )}
      </div>
    </div>
  )
}
