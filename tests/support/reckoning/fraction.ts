/** Exact numbers: no sum of the reckoning ever passes through a binary fraction. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

export const whole = (value: number | bigint): Fraction => ({ over: BigInt(value), under: 1n })

/** A decimal number as people write it: 4.9 is 49 tenths. */
export function decimal(value: number): Fraction {
  const [front = '0', behind = ''] = String(value).split('.')
  return { over: BigInt(front + behind), under: 10n ** BigInt(behind.length) }
}

export const times = (...factors: readonly Fraction[]): Fraction =>
  factors.reduce((one, other) => ({ over: one.over * other.over, under: one.under * other.under }))

export const per = (one: Fraction, other: Fraction): Fraction => ({
  over: one.over * other.under,
  under: one.under * other.over,
})

/** The nearest whole number, a half up. `plant` is added first: what a faulty program would get wrong. */
export const nearest = ({ over, under }: Fraction, plant: Fraction = whole(0)): number => {
  const [a, b] = [over * plant.under + plant.over * under, under * plant.under]
  return Number((2n * a + b) / (2n * b))
}

/** The next whole number above, or the number itself. */
export const upward = ({ over, under }: Fraction): number => Number((over + under - 1n) / under)
