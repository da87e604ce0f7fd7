import type { ComponentProps } from 'react'

/** Lies over everything and marks it: what is behind it hides by that mark. */
export const Cover = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div data-cover className={`fixed inset-0 z-60 flex flex-col bg-paper ${className}`} {...rest} />
)
