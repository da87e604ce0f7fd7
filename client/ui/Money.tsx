import { createContext, useContext } from 'react'
import { formatMoney } from './format.ts'

/** ISO 4217 code of the business's currency. */
export const CurrencyContext = createContext('EUR')

interface MoneyProps {
  /** Integer cents. */
  readonly cents: number
  /** 'ca. ', 'ab ' … before the amount. */
  readonly prefix?: string
  /** Shows '+' before positive amounts: surcharges. */
  readonly signed?: boolean
  readonly className?: string
}

/** An amount as the guest reads it: '4,90 €', in figures of one width, never broken. */
export function Money({ cents, prefix = '', signed = false, className = '' }: MoneyProps) {
  const currency = useContext(CurrencyContext)
  const sign = signed && cents > 0 ? '+' : ''
  return <span className={`figures ${className}`}>{`${prefix}${sign}${formatMoney(cents, currency)}`}</span>
}
