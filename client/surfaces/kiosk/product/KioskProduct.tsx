import { useEffect, useId, useRef } from 'react'
import { boundsOf } from '../../../../schema/catalogue/bounds.ts'
import { askedParts } from '../../../../schema/catalogue/parts.ts'
import { formatQuantity, unitsOf } from '../../../../schema/catalogue/quantity.ts'
import { unitLabels } from '../../../../schema/catalogue/unitLabels.ts'
import { useLowControls } from '../../../counter/kiosk/lowControls.ts'
import { useTexts } from '../../../counter/kiosk/texts.ts'
import {
  type Configuration,
  type ConfigurationEvent,
  canStep,
  hasNext,
  isStepped,
  stepAt,
} from '../../../ordering/configuration/configuration.machine.ts'
import type { ProductOverlayProps } from '../../../ordering/configuration/configuredItem.ts'
import { ProductFacts } from '../../../ordering/configuration/ProductFacts.tsx'
import { ProductIntro } from '../../../ordering/configuration/ProductIntro.tsx'
import { livePrice } from '../../../ordering/configuration/productText.ts'
import { StepProgress } from '../../../ordering/configuration/StepProgress.tsx'
import { texts as orderingTexts } from '../../../ordering/configuration/texts.ts'
import { useConfiguration, type Wanted } from '../../../ordering/configuration/useConfiguration.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Segmented } from '../../../ui/Segmented.tsx'
import { Stepper } from '../../../ui/Stepper.tsx'
import { PartTiles } from './PartTiles.tsx'

/** A product over the whole screen: its picture above, below it what is to be chosen, in tiles. */
export function KioskProduct(props: ProductOverlayProps) {
  const { config, submitKind, edit, unavailable = null, onClose } = props
  const { configuration, wanted, send } = useConfiguration(props)
  const id = useId()
  const isLow = useLowControls()
  const { product } = configuration
  // What cannot be ordered here is not asked for step by step, only to be refused at the end.
  const asksInSteps = isStepped(product) && unavailable === null
  const isFirst = !asksInSteps || configuration.step === 0
  return (
    <Dialog
      title={product.name}
      titledBy={id}
      width="screen"
      onClose={onClose}
      footer={
        <Footer
          configuration={configuration}
          currency={config.currency}
          label={edit ? orderingTexts.save : orderingTexts.submit[submitKind]}
          isStepped={asksInSteps}
          obstacle={unavailable}
          send={send}
          onClose={onClose}
        />
      }
    >
      <div>
        {isFirst && product.images[0] && (
          <Picture
            image={product.images[0]}
            alt=""
            from={['medium', 'large']}
            sizes="100vw"
            width={1080}
            height={640}
            priority
            className={`w-full ${isLow ? 'h-[12dvh]' : 'h-[34dvh]'}`}
          />
        )}
        <div className="flex flex-col gap-6 p-6">
          <ProductIntro
            {...props}
            product={product}
            parts={configuration.parts}
            id={id}
            isBrief={!isFirst}
            className="pr-14"
          />
          <Parts {...{ configuration, wanted, asksInSteps, send }} currency={config.currency} />
          <ProductFacts
            configuration={configuration}
            className={isFirst || !hasNext(configuration) ? 'flex' : 'hidden'}
          />
        </div>
      </div>
    </Dialog>
  )
}

interface PartsProps {
  readonly configuration: Configuration
  readonly currency: string
  readonly asksInSteps: boolean
  readonly wanted: Wanted | null
  readonly send: (event: ConfigurationEvent) => void
}

/** All parts, or the one whose turn it is; a part that is missing comes into sight. */
function Parts({ configuration, currency, asksInSteps, wanted, send }: PartsProps) {
  const list = useRef<HTMLDivElement>(null)
  const all = askedParts(configuration.product, configuration.parts)
  const current = asksInSteps ? stepAt(configuration) : undefined
  useEffect(() => {
    const index = all.findIndex(({ step }) => step === wanted?.step)
    if (index >= 0) list.current?.querySelector(`[data-part="${index}"]`)?.scrollIntoView({ block: 'center' })
  }, [wanted, all])
  if (all.length === 0) return null
  return (
    <div ref={list} className="flex flex-col gap-7">
      {current && (
        <StepProgress step={configuration.step} total={all.length} price={livePrice(configuration, currency)} />
      )}
      {all.map(
        (part, index) =>
          (!current || current === part) && (
            <div key={part.step} data-part={index}>
              <PartTiles {...{ configuration, part, currency, send }} />
            </div>
          ),
      )}
    </div>
  )
}

interface FooterProps {
  readonly configuration: Configuration
  readonly currency: string
  readonly label: string
  readonly isStepped: boolean
  /** Why it cannot be ordered here and now; null if it can. */
  readonly obstacle: string | null
  readonly send: (event: ConfigurationEvent) => void
  readonly onClose: () => void
}

/** Low on the screen: back to the menu, how much, and the way on with its price. */
function Footer({ configuration, currency, label, isStepped, obstacle, send, onClose }: FooterProps) {
  const { product: words } = useTexts()
  const price = livePrice(configuration, currency)
  const goesOn = isStepped && hasNext(configuration)
  return (
    <div className="flex flex-wrap items-center gap-3">
      {obstacle === null && !goesOn && <Amount configuration={configuration} send={send} />}
      {obstacle !== null && <p className="w-full font-medium text-warning">{obstacle}</p>}
      <div className="flex min-w-0 flex-1 gap-3">
        <Button size="large" variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        {isStepped && configuration.step > 0 && (
          <Button size="large" variant="secondary" onClick={() => send({ type: 'step.back' })}>
            {orderingTexts.back}
          </Button>
        )}
        <Button
          size="large"
          className="flex-1"
          disabled={obstacle !== null}
          onClick={() => send({ type: goesOn ? 'step.next' : 'submit' })}
        >
          <span>{goesOn ? orderingTexts.next : label}</span>
          {!goesOn && price && <span className="figures">{price}</span>}
        </Button>
      </div>
    </div>
  )
}

/** How much, by tapping: nothing is typed here. */
function Amount({ configuration, send }: Pick<FooterProps, 'configuration' | 'send'>) {
  const { product, amount, unit } = configuration
  const bounds = boundsOf(product, unit)
  const choices = unitsOf(product).map(value => ({ value, label: unitLabels[value] }))
  return (
    <>
      {choices.length > 1 && (
        <Segmented
          label={orderingTexts.unit}
          value={unit}
          options={choices}
          onChange={chosen => send({ type: 'unit.choose', unit: chosen })}
        />
      )}
      <Stepper
        label={product.name}
        size="large"
        value={formatQuantity(amount, unit)}
        canLess={canStep(amount, bounds, -1)}
        canMore={canStep(amount, bounds, 1)}
        onLess={() => send({ type: 'amount.step', direction: -1 })}
        onMore={() => send({ type: 'amount.step', direction: 1 })}
      />
    </>
  )
}
