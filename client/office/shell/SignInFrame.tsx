import { type ReactNode, useEffect, useState } from 'react'
import { type Business, readBusiness } from '../../data/shop/business.ts'
import { Mark } from '../../ui/Mark.tsx'
import { applyTheme } from '../../ui/theme/theme.ts'

/** A page for whom nobody knows yet: the business on one side, what is asked of them on the other. */
export function SignInFrame({ children }: { readonly children: ReactNode }) {
  const business = useBusiness()
  return (
    <main className="grid min-h-dvh content-center desktop:grid-cols-[5fr_7fr] desktop:content-stretch">
      <div className="flex items-center gap-4 px-6 pt-10 pb-2 max-desktop:mx-auto max-desktop:w-full max-desktop:max-w-[27rem] desktop:flex-col desktop:justify-center desktop:border-r desktop:border-line desktop:bg-sunken desktop:p-12 desktop:text-center">
        <span className="size-14 shrink-0 desktop:size-24">
          {business === null && <Mark size="100%" />}
          {business && <img src={business.icon} alt="" className="size-full rounded-[24%]" />}
        </span>
        <p className="min-w-0 text-title font-strong desktop:text-hero">{business?.name}</p>
      </div>
      <div className="grid content-center justify-items-center px-6 py-6 desktop:p-12">
        <div className="w-full max-w-[24rem]">{children}</div>
      </div>
    </main>
  )
}

/** Whose office it is, in its colour; null where that is not to be had, undefined before it is known. */
function useBusiness(): Business | null | undefined {
  const [business, setBusiness] = useState<Business | null>()
  useEffect(() => {
    void readBusiness().then(setBusiness)
  }, [])
  useEffect(() => {
    if (business) applyTheme({ themeColor: business.themeColor, borderRadius: RADIUS })
  }, [business])
  return business
}

/** Pixels, until the settings are here. */
const RADIUS = 12
