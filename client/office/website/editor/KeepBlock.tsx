import { type FormEvent, useState } from 'react'
import { parse } from '../../../../schema/base/problems.ts'
import { reusableBlocks } from '../../../../schema/website/block.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { TextField } from '../../../ui/Field.tsx'
import { newEntryKey, type Typed } from '../../form/formValues.ts'
import { slugOf } from '../../form/slug.ts'
import { useOffice } from '../../shell/scope.tsx'
import { changedBlock, lineOf, newBlock, storedBlock } from './blockList.ts'
import { siteFields } from './siteFields.ts'
import { texts } from './texts.ts'

interface KeepBlockProps {
  readonly block: Typed
  /** With the block that shows the kept one. */
  readonly onKept: (reference: Typed) => void
  readonly onClose: () => void
}

/** Makes a block one that many pages show. */
export function KeepBlock({ block, onKept, onClose }: KeepBlockProps) {
  const { office, tell } = useOffice()
  const [name, setName] = useState(() => lineOf(block))
  const [problem, setProblem] = useState<string>()
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const identifier = `${slugOf(name).slice(0, 60) || 'baustein'}-${newEntryKey().slice(0, 6)}`
    const parsed = parse(reusableBlocks.shape, {
      identifier,
      name: name.trim(),
      block: storedBlock(siteFields.block, block),
    })
    if (!parsed.ok) return setProblem(parsed.problems[0]?.message)
    const kept = await office.save(reusableBlocks.type, null, parsed.data, null)
    tell({ text: texts.kept.done(name) })
    onKept(changedBlock(newBlock(siteFields.block, 'block'), { value: { block: kept.id } }))
    onClose()
  }
  return (
    <Dialog title={texts.kept.title} width="narrow" onClose={onClose}>
      <form noValidate className="flex flex-col gap-4 px-5 py-4" onSubmit={event => void keep(event)}>
        <p className="text-ink-soft">{texts.kept.lead}</p>
        <TextField
          label={texts.kept.name}
          error={problem}
          maxLength={120}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Button type="submit" className="self-end">
          {texts.kept.submit}
        </Button>
      </form>
    </Dialog>
  )
}
