import { useId } from 'react'
import { partsOf } from '../../../schema/catalogue/parts.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { isStepped } from './configuration.machine.ts'
import type { ProductOverlayProps } from './configuredItem.ts'
import { OverlayBody } from './OverlayBody.tsx'
import { OverlayFooter } from './OverlayFooter.tsx'
import { texts } from './texts.ts'
import { useConfiguration } from './useConfiguration.ts'
import { useUploads } from './useUploads.ts'

interface Framed {
  /** What it stands in: a dialog, unless told otherwise. */
  readonly Frame?: typeof Dialog
}

/**
 * Shows a product and takes what the guest makes of it. On the phone a sheet,
 * from the tablet on a dialog of two columns. Default export: it is loaded when it is first opened.
 */
export default function ProductOverlay({ Frame = Dialog, ...props }: ProductOverlayProps & Framed) {
  const { config, submitKind, edit, unavailable = null, onLater, onClose } = props
  const { configuration, wanted, send } = useConfiguration(props)
  const id = useId()
  const { product } = configuration
  const uploads = useUploads(send)
  // What cannot be ordered here is not asked for step by step, only to be refused at the end.
  const asksInSteps = isStepped(product) && unavailable === null
  return (
    <Frame
      title={product.name}
      titledBy={id}
      width={product.images.length === 0 ? 'medium' : partsOf(product).length > 0 ? 'wide' : 'roomy'}
      isTall={asksInSteps}
      onClose={onClose}
      footer={
        <OverlayFooter
          configuration={configuration}
          currency={config.currency}
          label={edit ? texts.save : texts.submit[submitKind]}
          isStepped={asksInSteps}
          obstacle={unavailable}
          onLater={onLater}
          send={send}
        />
      }
    >
      <OverlayBody
        {...props}
        titleId={id}
        configuration={configuration}
        asksInSteps={asksInSteps}
        wanted={wanted}
        uploads={uploads}
        send={send}
      />
    </Frame>
  )
}
