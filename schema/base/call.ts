/**
 * A call of the server: the one place where its method and path stand. What it takes and what it answers with exist for the
 * compiler only, so that naming a call costs a page nothing.
 */
export interface ServerCall<Path extends string = string, Body = unknown, Reply = unknown> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /api: '/orders/:id'. */
  readonly path: Path
  readonly body?: Body
  readonly reply?: Reply
}

/** A call that reads: `get('/users/me')<Me>()`. */
export const get =
  <Path extends string>(path: Path) =>
  <Reply>(): ServerCall<Path, undefined, Reply> => ({ method: 'GET', path })

/** A call that does something: `post('/orders')<OrderCall, OrderReceipt>()`. */
export const post =
  <Path extends string>(path: Path) =>
  <Body, Reply>(): ServerCall<Path, Body, Reply> => ({ method: 'POST', path })

/** A call that sets something, the same however often it is made: `put('/images/:id/file')<Pixels, Image>()`. */
export const put =
  <Path extends string>(path: Path) =>
  <Body, Reply>(): ServerCall<Path, Body, Reply> => ({ method: 'PUT', path })

export const remove =
  <Path extends string>(path: Path) =>
  <Body, Reply>(): ServerCall<Path, Body, Reply> => ({ method: 'DELETE', path })

/** The names in a path: 'uid' | 'hash' for '/orders/public/:uid/:hash'. */
type ParamOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamOf<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never
type Values = Readonly<Record<string, string | number>>
export type Params<Path extends string> = Readonly<Record<ParamOf<Path>, string | number>>

/** Where a call is made, from the origin on, with what its path leaves open: '/api/orders/public/…/…'. */
export function addressOf<Path extends string>(
  call: { readonly path: Path },
  ...params: [ParamOf<Path>] extends [never] ? [] : [Params<Path>]
): string
export function addressOf({ path }: { readonly path: string }, values: Values = {}): string {
  return addressAt(path, values)
}

/** The same for a path whose open names are known at run time only. */
export const addressAt = (path: string, values: Values): string =>
  `/api${path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))}`

/** What a call is made with, as far as its path and body leave something open. */
export type Given<Path extends string, Body> = ([ParamOf<Path>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Params<Path> }) &
  ([Body] extends [undefined] ? { readonly body?: never } : { readonly body: Body }) &
  AnyGiven

/** The same, whatever the call. `query` is what follows the path: '?limit=20'. */
export interface AnyGiven {
  readonly params?: Values
  readonly query?: string
  readonly body?: unknown
}

/** What a call answers with, as the body of the answer: what does not fit the table does not compile. */
export const replyOf = <Reply>(_: { readonly reply?: Reply }, data: NoInfer<Reply>): { readonly data: Reply } => ({
  data,
})

/** Header of what a person did on a device: the server takes it while they are signed in, and from nobody else. */
export const PERSON_HEADER = 'x-person'

/** The headers of a call that may only be made in this person's name; none where anybody may make it. */
export const inTheNameOf = (person: number | undefined): Readonly<Record<string, string>> =>
  person === undefined ? {} : { [PERSON_HEADER]: String(person) }
