/** A type for a library that asks for it where a value stands and never reads the value: `types: typed<{ context: Order }>()`. */
export const typed = <T>(): T | undefined => undefined
