import { type FormEvent, useRef, useState } from 'react'
import { parse } from '../../../../schema/base/problems.ts'
import { reusableBlocks } from '../../../../schema/website/block.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Labelled } from '../../../ui/Labelled.tsx'
import { newEntryKey, type Typed } from '../../form/formValues.ts'
import { slugOf } from '../../form/slug.ts'
import { useOffice } from '../../shell/scope.tsx'
import { input } from '../../shell/styles.ts'
import { changedBlock, headingOf, isHidden, kindOf, referenceTo, storedBlock } from './blockList.ts'
import { kindLabel, siteFields } from './siteFields.ts'
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
  const field = useRef<HTMLInputElement>(null)
  const [name, setName] = useState(() => headingOf(block) || kindLabel(kindOf(block)))
  const [problem, setProblem] = useState<string>()
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const identifier = `${slugOf(name).slice(0, 60) || 'baustein'}-${newEntryKey().slice(0, 6)}`
    const parsed = parse(reusableBlocks.shape, {
      identifier,
      name: name.trim(),
      block: storedBlock(siteFields.block, changedBlock(block, { isHidden: false })),
    })
    if (!parsed.ok) return setProblem(parsed.problems[0]?.message)
    const kept = await office.save(reusableBlocks.type, null, parsed.data, null)
    tell({ text: texts.kept.done(name) })
    // Hidden on this page, it is hidden here and nowhere else.
    onKept(changedBlock(referenceTo(siteFields.block, kept.id), { isHidden: isHidden(block) }))
    onClose()
  }
  return (
    <Dialog title={texts.kept.title} width="narrow" onClose={onClose} focusFirst={field}>
      <form noValidate className="flex flex-col gap-4 px-5 py-4" onSubmit={event => void keep(event)}>
        <p className="text-ink-soft">{texts.kept.lead}</p>
        <Labelled label={texts.kept.name} error={problem}>
          {marks => (
            <input
              {...marks}
              ref={field}
              className={input}
              maxLength={120}
              autoComplete="off"
              value={name}
              onFocus={event => event.target.select()}
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Labelled>
        <Button type="submit" className="self-end">
          {texts.kept.submit}
        </Button>
      </form>
    </Dialog>
  )
}
