/** Between the parts of something long: one turn in which requests are heard, and one in which what they write is committed. */
export async function letOthersIn(): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await new Promise(resolve => setImmediate(resolve))
}
