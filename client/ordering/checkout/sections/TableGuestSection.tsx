import type { Table } from '../../../../schema/business/table.ts'
import { tableTitle } from '../../../../schema/business/tableTitle.ts'
import { TextField } from '../../../ui/Field.tsx'
import type { FormEditor } from '../formEditor.ts'
import { texts } from '../texts.ts'
import { Section } from './Section.tsx'

/** Who orders at a table: the table says it, and a name is welcome. */
export function TableGuestSection({ editor, table }: { editor: FormEditor; table: Table }) {
  const { draft, problemAt, changeForm } = editor
  return (
    <Section heading={tableTitle(table.name)}>
      <p>{texts.handover.tableHint}</p>
      <TextField
        label={texts.customer.callName}
        name="firstName"
        value={draft.form.firstName}
        error={problemAt('firstName')}
        optional
        autoComplete="given-name"
        autoCapitalize="words"
        spellCheck={false}
        maxLength={80}
        enterKeyHint="done"
        onChange={event => changeForm({ firstName: event.target.value })}
      />
    </Section>
  )
}
