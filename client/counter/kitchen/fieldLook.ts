/** The look of what is typed into on a board. */
export const fieldLook =
  'w-full resize-none rounded-card border border-edge bg-paper px-3.5 py-2.5 text-[1.125rem]/6 text-ink'
