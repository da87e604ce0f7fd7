/** A type for a library that asks for it where a value stands and never reads the value: `types: typed<{ context: Order }>()`. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The type is all the caller gives.
export const typed = <T>(): T | undefined => undefined
