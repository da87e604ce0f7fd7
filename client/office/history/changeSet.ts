import { type ChangeSet, LONGEST_NAME } from '../../../schema/base/history.ts'

/** Several documents are about to be changed as one: under this name it is listed, and taken back. */
export const changeSetNamed = (name: string, undoes?: ChangeSet): ChangeSet => ({
  id: crypto.randomUUID(),
  name: name.replace(/\.$/, '').slice(0, LONGEST_NAME),
  ...(undoes ? { undoes: undoes.id } : {}),
})
