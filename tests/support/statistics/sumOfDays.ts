import { addDays } from '../../../schema/base/zonedTime.ts'
import type { Shop } from '../shop.ts'

/** Ten days, on one of which the clock goes back. */
const days = Array.from({ length: 10 }, (_, index) => addDays('2026-10-20', index))

/** The totals of figures over ten days, asked for as one stretch and day by day: a stretch is the sum of its days. */
export async function wholeAndDays(shop: Shop, names: readonly string[]) {
  const headers = { cookie: await shop.login() }
  const total = async (name: string, from: string, to: string): Promise<number> =>
    (await (await shop.request(`/api/statistics/${name}?from=${from}&to=${to}`, { headers })).json()).data.total
  const whole: Record<string, number> = {}
  const summed: Record<string, number> = {}
  for (const name of names) {
    whole[name] = await total(name, '2026-10-20', '2026-10-29')
    summed[name] = 0
    for (const day of days) summed[name] += await total(name, day, day)
  }
  return { whole, summed }
}
