/** A short message at the edge of the screen, with at most one thing to do about it. */
export interface Toast {
  readonly text: string
  readonly tone?: 'plain' | 'error'
  readonly action?: { readonly label: string; readonly run: () => void }
}
