import { callFailure } from '../server/catalogue.ts'
import { ProblemNotice } from '../server/ProblemNotice.tsx'

/** In the place of a layout whose letters the server did not give. */
export const FontsMissing = ({ again }: { readonly again: () => void }) => (
  <ProblemNotice problem={callFailure('GET', '/fonts')} onAgain={again} />
)
