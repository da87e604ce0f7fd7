import { Copy } from 'lucide-react'
import { useMemo } from 'react'
import { sites } from '../../../../schema/website/site.ts'
import { Button } from '../../../ui/Button.tsx'
import { keyOfPath } from '../../form/conflict.ts'
import { PieceFields } from '../../form/controls/Pieces.tsx'
import { shownIn } from '../../form/draft.ts'
import { FieldRow } from '../../form/FieldRow.tsx'
import { FieldConflicts, PieceConflict } from '../../form/FormSections.tsx'
import { FormContext, type RenderField, useForm } from '../../form/formScope.tsx'
import { pieceOf, type Typed } from '../../form/formValues.ts'
import { keptIn, keyOf, kindOf, valueOf } from './blockList.ts'
import { KeptNote } from './KeptNote.tsx'
import { blockKeyOf, type SectionId, sectionOfPath } from './sections.ts'
import { blockFields, draftField, kindLabel, pageField, siteFields } from './siteFields.ts'
import { texts } from './texts.ts'
import { useCopyPage } from './useCopyPage.ts'
import type { SiteEditorState } from './useSiteEditor.ts'

interface SectionFieldsProps {
  readonly editor: SiteEditorState
}

/** The fields of what is selected: of the page, of its head, or of a block. */
export function SectionFields({ editor }: SectionFieldsProps) {
  const { section, blocks } = editor
  const key = blockKeyOf(section)
  const index = blocks.findIndex(block => keyOf(block) === key)
  const block = blocks[index]
  const title = key === null ? texts.sections[ownSection(section)] : block === undefined ? '' : kindLabel(kindOf(block))
  return (
    <section aria-labelledby="seitenteil" className="flex flex-col gap-4">
      <h2 id="seitenteil" tabIndex={-1} className="text-lead outline-none">
        {title || texts.gone}
      </h2>
      <SectionConflicts editor={editor} />
      {section === 'page' && <PageFields editor={editor} />}
      {section === 'page' && <CopyPage editor={editor} />}
      {section === 'head' && <DraftFields editor={editor} names={['image', 'title', 'description']} />}
      {(section === 'images' || section === 'text') && <DraftFields editor={editor} names={[section]} />}
      {key !== null && block !== undefined && <BlockFields key={key} {...{ editor, block, index }} />}
    </section>
  )
}

interface BlockFieldsProps extends SectionFieldsProps {
  readonly block: Typed
  /** From 0. */
  readonly index: number
}

function BlockFields({ editor, block, index }: BlockFieldsProps) {
  const form = useForm()
  const key = keyOf(block)
  const path = `draft.body.${index}.value`
  const kept = keptIn(block)
  // A block is the same one wherever it is moved to while something is on its way to it.
  const scope = useMemo(
    () => ({ ...form, place: (field: string) => `sites:${editor.row.id}:${key}${field.slice(path.length)}` }),
    [form, editor.row.id, key, path],
  )
  return (
    <FormContext value={scope}>
      <PieceFields
        fields={blockFields(kindOf(block))}
        path={path}
        value={pieceOf(valueOf(block))}
        onChange={value => editor.setBlock(key, { value })}
        render={renderField}
      />
      {kept !== null && <KeptNote id={kept} />}
    </FormContext>
  )
}

const renderField: RenderField = part => <FieldRow {...part} />

const ownSection = (section: SectionId) =>
  section === 'head' || section === 'images' || section === 'text' ? section : 'page'

const pageFields = ['name', 'path', 'title', 'description', 'type']

/** What search engines and the address say; what is planned stands where it is published. */
function PageFields({ editor: { form, row } }: SectionFieldsProps) {
  return pageFields.map(name => {
    const field = pageField(name)
    if (!field) return null
    return (
      <FieldRow
        key={name}
        field={field}
        path={name}
        value={shownIn(form.draft, field, row)}
        onChange={typed => form.type(field, typed)}
        footer={<FieldConflicts {...{ entity: sites, field, row, form }} />}
      />
    )
  })
}

function CopyPage({ editor }: SectionFieldsProps) {
  const copy = useCopyPage(editor)
  return (
    copy && (
      <Button
        variant="secondary"
        size="small"
        className="self-start"
        icon={<Copy size={15} aria-hidden />}
        title={texts.copyPageHint}
        onClick={() => void copy()}
      >
        {texts.copyPage}
      </Button>
    )
  )
}

function DraftFields({
  editor: { draft, setDraft },
  names,
}: SectionFieldsProps & { readonly names: readonly string[] }) {
  return names.map(name => {
    const field = draftField(name)
    return (
      field && (
        <FieldRow
          key={name}
          field={field}
          path={`draft.${name}`}
          value={draft[name]}
          onChange={typed => setDraft({ [name]: typed })}
        />
      )
    )
  })
}

/** What of the section somebody else changed too: nothing is overwritten, the person decides. */
function SectionConflicts({ editor: { form, row, section } }: SectionFieldsProps) {
  return form.conflicts
    .filter(path => path[0] === siteFields.draft.name && sectionOfPath(path) === section)
    .map(path => <PieceConflict key={keyOfPath(path)} {...{ entity: sites, path, row, form }} />)
}
