import { z } from 'zod'
import { choice } from '../base/fields.ts'
import { additives } from './additives.ts'
import { allergens } from './allergens.ts'
import { diets } from './diets.ts'
import { gtinDigits, isGtin } from './gtin.ts'
import { unitLabels } from './unitLabels.ts'

/** The number of an article worldwide (GTIN) as its barcode has it: EAN-8 or EAN-13. */
export const gtin = () =>
  z
    .string()
    .regex(gtinDigits, 'gtin')
    .refine(digits => !gtinDigits.test(digits) || isGtin(digits), { params: { code: 'checkDigit' } })

export const unit = () => choice(unitLabels)

const calculationModels = { fixed: 'Exakt', approximate: 'Ungefähr', minimum: 'Minimum' } as const
export const calculationModel = () => choice(calculationModels)

/** Annex II of regulation 1169/2011: stored by key, rendered by scheme. */
export const allergenList = () => z.array(choice(allergens)).max(40)
export const additiveList = () => z.array(choice(additives)).max(30)
export const dietList = () => z.array(choice(diets)).max(10)
