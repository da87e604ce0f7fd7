import { Phone } from 'lucide-react'
import { useId } from 'react'
import { buttonLook } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Notice } from '../ui/Notice.tsx'
import { isStepped } from './configuration.machine.ts'
import { OverlayFooter } from './OverlayFooter.tsx'
import type { ProductOverlayProps } from './overlay.ts'
import { PartList } from './PartList.tsx'
import { PictureColumn } from './PictureColumn.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductIntro } from './ProductIntro.tsx'
import { texts } from './texts.ts'
import { isBlocked } from './uploads.ts'
import { useConfiguration } from './useConfiguration.ts'

/**
 * Shows a product and takes what the guest makes of it (storefront section 2, product overlay). On the phone a sheet,
 * from the tablet on a dialog of two columns. Default export: it is loaded when it is first opened.
 */
export default function ProductOverlay(props: ProductOverlayProps) {
  const { config, submitKind, edit, unavailable = null, onClose } = props
  const { configuration, wanted, send } = useConfiguration(props)
  const id = useId()
  const { product, lost } = configuration
  const image = product.images[0]
  const isByPhone = unavailable === null && isBlocked(configuration)
  const obstacle = unavailable ?? (isByPhone ? texts.uploads.blocked : null)
  // What cannot be ordered here is not asked for step by step, only to be refused at the end.
  const asksInSteps = isStepped(product) && obstacle === null
  return (
    <Dialog
      title={product.name}
      titledBy={id}
      width={image ? 'wide' : 'medium'}
      onClose={onClose}
      footer={
        <OverlayFooter
          configuration={configuration}
          currency={config.currency}
          label={edit ? texts.save : texts.submit[submitKind]}
          isStepped={asksInSteps}
          obstacle={obstacle}
          send={send}
        />
      }
    >
      <div className={image ? 'tablet:grid tablet:min-h-[30rem] tablet:grid-cols-[2fr_3fr]' : ''}>
        {image && (
          <PictureColumn
            configuration={configuration}
            image={image}
            isFirst={!asksInSteps || configuration.step === 0}
          />
        )}
        <div className="flex flex-col gap-6 p-5 tablet:p-6">
          <ProductIntro {...props} product={product} id={id} className={image ? 'tablet:pr-12' : 'pr-12'} />
          <ProductFacts configuration={configuration} className={image ? 'tablet:hidden' : ''} />
          {isByPhone && <OrderByPhone phone={config.phone} />}
          {lost.length > 0 && <Notice tone="warning">{texts.lost(lost.map(name => `„${name}“`).join(', '))}</Notice>}
          <PartList {...{ configuration, wanted, send }} currency={config.currency} isStepped={asksInSteps} />
        </div>
      </div>
    </Dialog>
  )
}

function OrderByPhone({ phone }: { phone: string }) {
  return (
    <Notice
      tone="warning"
      title={texts.uploads.blocked}
      actions={
        phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={buttonLook({ variant: 'secondary' })}>
            <Phone size={18} aria-hidden />
            {texts.uploads.call(phone)}
          </a>
        )
      }
    >
      {texts.uploads.blockedHint}
    </Notice>
  )
}
