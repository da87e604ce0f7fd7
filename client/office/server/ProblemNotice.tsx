import { Notice } from '../../ui/Notice.tsx'

/** Why something was not done, where it was tried; nothing while nothing is wrong. */
export const ProblemNotice = ({ problem }: { readonly problem: string | null }) =>
  problem !== null && (
    <Notice tone="error" urgent>
      {problem}
    </Notice>
  )
