import { expect, test } from 'vitest'
import { partsFor } from '../../../../client/office/logs/parts.ts'
import type { Role } from '../../../../schema/base/access.ts'

test.each<[Role, readonly string[]]>([
  ['ROLE_ADMIN', ['protokoll', 'gemeinsam', 'gaeste', 'fristen', 'verzeichnis']],
  ['ROLE_MANAGER', ['protokoll', 'gemeinsam']],
  ['ROLE_EMPLOYEE', ['protokoll', 'gemeinsam']],
])(
  '%s finds on the page of the log what they may see, and nothing of guests’ data unless they look after all',
  (role, parts) => {
    expect(partsFor({ id: 5, roles: [role], branches: [1] }).map(({ value }) => value)).toEqual(parts)
  },
)
