/** What of an EventSource is used; the browser's own fits. */
export interface EventSourceLike {
  readonly readyState: number
  onopen: ((event: Event) => unknown) | null
  onerror: ((event: Event) => unknown) | null
  onmessage: ((event: MessageEvent) => unknown) | null
  close(): void
}
export type OpenEventSource = (url: string) => EventSourceLike
