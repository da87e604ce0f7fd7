/** A request with a body of JSON. */
export const body = (method: string, sent: object, headers: object = {}) => ({
  method,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(sent),
})

/** What is answered. Throws what was refused. */
export async function asked(url: string, init: RequestInit) {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.json()
}
