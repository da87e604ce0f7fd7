import type { Me } from '../../../schema/base/calls.ts'

/** Another person or other rights are another office: nothing of the one is shown in the other. */
export const rightsOf = ({ user, roles, databases }: Me): string =>
  JSON.stringify([user.id, user.branches, roles, databases])
