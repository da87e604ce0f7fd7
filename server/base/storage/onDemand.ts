type Made<Makers> = {
  readonly [Name in keyof Makers]: Makers[Name] extends (input: never) => infer Result ? Result : never
}

/** What each of these functions makes of `input`, made when it is first asked for: no server needs all of it at its start. */
export function onDemand<Input, Makers extends Readonly<Record<string, (input: Input) => object>>>(
  makers: Makers,
  input: Input,
): Made<Makers> {
  const all = {}
  for (const [name, make] of Object.entries(makers)) {
    let made: object | undefined
    Object.defineProperty(all, name, { get: () => (made ??= make(input)), enumerable: true })
  }
  // Its properties are those that were just defined.
  return all as Made<Makers>
}
