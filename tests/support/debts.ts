/** Imports against the table of areas that are known and on their way out: `path > target`. It only ever gets shorter. */
export const unpaid: ReadonlySet<string> = new Set([
  'client/ui/SlotList.tsx > schema/ordering/appointments.ts',
  'schema/base/fields.ts > schema/catalogue/additives.ts',
  'schema/base/fields.ts > schema/catalogue/allergens.ts',
  'schema/base/fields.ts > schema/catalogue/units.ts',
  'schema/business/modes.ts > schema/catalogue/product.ts',
  'schema/ordering/liveOrder.ts > schema/counter/boards.ts',
])
