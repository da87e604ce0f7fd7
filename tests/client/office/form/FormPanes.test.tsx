import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { newDraft } from '../../../../client/office/form/draft.ts'
import { FormPanes } from '../../../../client/office/form/FormPanes.tsx'
import type { EntityFormState } from '../../../../client/office/form/useEntityForm.ts'
import { tags } from '../../../../schema/catalogue/tag.ts'

const form: EntityFormState = {
  draft: newDraft(tags, null),
  changed: [],
  unsaved: false,
  conflicts: [],
  problems: [],
  saving: false,
  check: () => [],
  type() {},
  fill() {},
  decide() {},
  discard() {},
  save: async () => null,
}

it('A form is on the screen before what guests will see of it is made', () => {
  const html = renderToStaticMarkup(
    <FormPanes
      entity={tags}
      row={null}
      pane="preview"
      history={null}
      form={form}
      parts={{ isWide: true, Preview: () => <p>Was Gäste sehen</p> }}
    >
      <p>Die Felder</p>
    </FormPanes>,
  )
  expect(html).toContain('Die Felder')
  expect(html).not.toContain('Was Gäste sehen')
})
