interface Otherwise {
  /** How long (ms) the answer may take. */
  readonly patience: number
  /** Whether the device has anything to show instead. */
  readonly isKnown: () => Promise<boolean>
  readonly own: () => Promise<Response>
}

/** The answer; what the device has itself where that is known and the answer takes too long. */
export function inTime(answer: Promise<Response>, { patience, isKnown, own }: Otherwise): Promise<Response> {
  const late = new Promise<void>(resolve => {
    setTimeout(resolve, patience)
  }).then(async () => ((await isKnown()) ? own() : answer))
  return Promise.race([answer, late])
}
