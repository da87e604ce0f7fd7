import { useParams, useRouter } from '@tanstack/react-router'
import { hasLegalText, isLegalPage } from '../../../../schema/business/legalPages.ts'
import { bodyLook } from '../../../counter/kiosk/KioskPage.tsx'
import { useConfig } from '../../../data/shop/useCatalogue.tsx'
import { LegalText } from '../../../ordering/page/legal/LegalText.tsx'
import { Button } from '../../../ui/Button.tsx'
import { ArrowLeft } from '../../../ui/icons.tsx'
import { texts } from '../texts.ts'
import { KioskHeader } from './KioskHeader.tsx'
import { NotFound } from './NotFound.tsx'

/** The legal texts kept in the settings. */
export function LegalRoute() {
  const { page } = useParams({ from: '/site/$page' })
  const config = useConfig()
  if (!isLegalPage(page) || (config && !hasLegalText(page, config))) return <NotFound />
  return (
    <>
      <KioskHeader back={<BackButton />} />
      <div className={bodyLook}>{config && <LegalText page={page} config={config} />}</div>
    </>
  )
}

/** Back to the order, as it was. */
function BackButton() {
  const router = useRouter()
  return (
    <Button variant="quiet" icon={<ArrowLeft size={20} />} className="-ml-3" onClick={() => router.history.back()}>
      {texts.back}
    </Button>
  )
}
