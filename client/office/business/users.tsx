import type { FormExtra } from '../form/formParts.ts'
import { card } from '../shell/styles.ts'
import { PasswordFields } from './PasswordFields.tsx'
import { texts } from './texts.ts'

/** People sign in: their form can set a password, which is no part of the document. */
export const UserPassword: FormExtra = ({ row, allowed }) => {
  if (!allowed) return null
  return (
    <section aria-labelledby="kopf-passwort" className={`${card} p-4 tablet:p-5`}>
      <h2 id="kopf-passwort" className="text-lead">
        {texts.title}
      </h2>
      <PasswordFields person={row.id} username={String(row.body['username'] ?? '')} />
    </section>
  )
}
