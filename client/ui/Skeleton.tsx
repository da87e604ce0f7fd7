interface SkeletonProps {
  /** Classes that give it the size of what will stand there. */
  readonly className: string
}

/** The shape of something that is on its way. The one who shows it says so in words once, with `aria-busy`. */
export const Skeleton = ({ className }: SkeletonProps) => <span aria-hidden className={`skeleton block ${className}`} />
