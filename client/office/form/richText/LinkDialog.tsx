import { type Editor, getMarkRange } from '@tiptap/react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { type Problem, parse, problem } from '../../../../schema/base/problems.ts'
import { type Address, addressOfLink } from '../../../../schema/website/addressOfLink.ts'
import { sites } from '../../../../schema/website/site.ts'
import type { Office } from '../../../data/office/office.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { DialogButtons } from '../../../ui/DialogButtons.tsx'
import { loaded } from '../../history/loaded.ts'
import { useOffice } from '../../shell/scope.tsx'
import { FormContext, type RenderField, useForm } from '../formScope.tsx'
import { blankTyped, type Typed, toStored, toTyped } from '../formValues.ts'
import { byPath, focusProblem } from '../problems.ts'
import { linkField, linkOf, linkShape } from './links.ts'
import { texts } from './texts.ts'

interface LinkDialogProps {
  readonly editor: Editor
  readonly render: RenderField
  readonly onClose: () => void
}

/** Where the chosen words lead: a page, a branch, a file, an address, a mail or a call. */
export function LinkDialog({ editor, render, onClose }: LinkDialogProps) {
  const { office } = useOffice()
  const form = useForm()
  const field = linkField()
  const [present] = useState(() => presentLink(editor))
  const [value, setValue] = useState<Typed>(() => startOf(present))
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const scope = useMemo(() => ({ ...form, problems: byPath(problems), place: () => null }), [form, problems])
  if (!field) return null
  const leave = () => {
    onClose()
    editor.commands.focus()
  }
  const apply = async (frame: HTMLElement | null) => {
    const parsed = parse(linkShape, { link: toStored(field, value) })
    const address = parsed.ok ? await addressIn(office, parsed.data.link) : null
    if (parsed.ok && address) {
      setLink(editor, address.href, parsed.data.link.label || address.href.replace(/^(mailto|tel):/, ''))
      leave()
      return
    }
    setProblems(parsed.ok ? [{ ...problem('choice', 'link.type'), message: texts.links.gone }] : parsed.problems)
    focusProblem(frame)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The form around it is not what is sent.
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.defaultPrevented) return
    event.preventDefault()
    void apply(event.currentTarget)
  }
  return (
    <Dialog
      title={texts.links.title}
      onClose={leave}
      footer={
        <DialogButtons>
          {present && (
            <Button
              variant="danger"
              size="small"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
                onClose()
              }}
            >
              {texts.links.remove}
            </Button>
          )}
          <Button variant="secondary" size="small" onClick={leave}>
            {texts.links.cancel}
          </Button>
          <Button size="small" onClick={event => void apply(event.currentTarget.closest('dialog'))}>
            {texts.links.apply}
          </Button>
        </DialogButtons>
      }
    >
      <div className="min-h-56 px-5 py-4" onKeyDown={onKeyDown}>
        <FormContext value={scope}>
          {render({ field, path: 'link', value, onChange: setValue, hideLabel: true })}
        </FormContext>
      </div>
    </Dialog>
  )

  function startOf(address: string | null): Typed {
    const known = address === null ? null : linkOf(address, siteNamed(office))
    return field ? (known ? toTyped(field, known) : blankTyped({ ...field, nullable: false }, { first: true })) : null
  }
}

/** The address the cursor stands in; null where there is none. */
function presentLink(editor: Editor): string | null {
  const { href } = editor.getAttributes('link')
  return typeof href === 'string' ? href : null
}

/** Makes the chosen words a link; where none are chosen, its name is written. */
function setLink(editor: Editor, href: string, name: string): void {
  const { from, to, $from } = editor.state.selection
  const type = editor.schema.marks['link']
  const inLink = type && getMarkRange($from, type)
  if (from === to && !inLink) {
    const text = { type: 'text', text: name, marks: [{ type: 'link', attrs: { href } }] }
    editor.chain().focus().insertContent(text).run()
  } else editor.chain().focus().extendMarkRange('link').setMark('link', { href }).run()
}

const MANY = 10_000

/** Finds a page by its path among those on the device. */
function siteNamed(office: Office): (path: string) => number | undefined {
  const page = office.list(sites.type, { limit: MANY }).get()
  return path => page?.rows.find(({ body }) => body['path'] === path)?.id
}

async function addressIn(office: Office, link: Parameters<typeof addressOfLink>[0]): Promise<Address | null> {
  const site = link.type === 'site' ? await loaded(office.get('sites', link.site)) : null
  const branch = link.type === 'branch' ? await loaded(office.get('branches', link.branch)) : null
  return addressOfLink(link, {
    site: () => (site ? { path: String(site.body['path']) } : undefined),
    branch: () => (branch ? { identifier: String(branch.body['identifier']) } : undefined),
  })
}
