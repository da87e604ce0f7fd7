import { CHANGE_SET_NAME_LENGTH, type ChangeSet } from '../../../schema/base/history.ts'

/** Several documents are about to be changed as one: under this name it is listed, and taken back. */
export const changeSetNamed = (name: string, undoes?: ChangeSet): ChangeSet => ({
  id: crypto.randomUUID(),
  name: name.replace(/\.$/, '').slice(0, CHANGE_SET_NAME_LENGTH),
  ...(undoes ? { undoes: undoes.id } : {}),
})
