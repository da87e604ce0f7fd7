import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { roles } from '../../../schema/base/access.ts'
import { keysOf } from '../../../schema/base/keys.ts'
import { createPerson } from '../../../schema/base/people.ts'
import { ask, NetworkError } from '../../data/engine/http.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox, Radio } from '../../ui/Choice.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextField } from '../../ui/Field.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { focusProblem } from '../form/problems.ts'
import { type Invitee, type InviteeProblems, personOfInvitee, placedProblems, problemsOfInvitee } from './invitee.ts'
import { SentLinkNotice } from './SentLinkNotice.tsx'
import { roleSentences, texts } from './texts.ts'
import { usePersonLink } from './usePersonLink.ts'

interface InviteDialogProps {
  /** Branches somebody may work at; the first says where a national number is at home. */
  readonly branches: readonly { readonly id: number; readonly name: string; readonly country: string }[]
  readonly onClose: () => void
}

const nobody: Invitee = { firstName: '', lastName: '', contact: '', role: null, branches: [] }

/** Somebody new: who, where to, what for and where. */
export function InviteDialog({ branches, onClose }: InviteDialogProps) {
  const frame = useRef<HTMLFormElement>(null)
  const form = useId()
  const first = branches.length === 1 ? branches.map(({ id }) => id) : []
  const blank = { ...nobody, branches: first }
  const [invitee, setInvitee] = useState<Invitee>(blank)
  const [problems, setProblems] = useState<InviteeProblems>({})
  const link = usePersonLink()
  const { create, failure, isBusy } = useCreation()
  const [waiting, setWaiting] = useState<number | null>(null)
  const country = branches[0]?.country ?? 'AT'
  const change = (changes: Partial<Invitee>) => setInvitee({ ...invitee, ...changes })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = problemsOfInvitee(invitee, country)
    const person = personOfInvitee(invitee, country)
    setProblems(found)
    if (Object.keys(found).length > 0 || !person) return focusProblem(frame.current)
    // Whoever was made before the message failed is not made again.
    const made = waiting ?? (await create(person))
    if (typeof made === 'number') {
      setWaiting(made)
      return void (await link.send(made, 'invitation'))
    }
    setProblems(made)
    focusProblem(frame.current)
  }
  const another = () => {
    link.forget()
    setWaiting(null)
    setInvitee(blank)
  }
  if (link.sent)
    return (
      <Dialog title={texts.invite.title} onClose={onClose} footer={<Done onAnother={another} onClose={onClose} />}>
        <div className="p-5">
          <SentLinkNotice sent={link.sent} />
        </div>
      </Dialog>
    )
  return (
    <Dialog
      title={texts.invite.title}
      width="roomy"
      onClose={onClose}
      footer={
        <Button type="submit" form={form} wide busy={isBusy || link.isBusy}>
          {texts.invite.submit}
        </Button>
      }
    >
      <form ref={frame} id={form} noValidate className="flex flex-col gap-5 p-5" onSubmit={event => void submit(event)}>
        {(failure ?? link.problem) && (
          <Notice tone="error" urgent>
            {failure ?? link.problem}
          </Notice>
        )}
        <Who {...{ invitee, problems, change }} />
        <Roles {...{ invitee, problems, change }} />
        <Branches {...{ invitee, problems, change, branches }} />
      </form>
    </Dialog>
  )
}

interface PartProps {
  readonly invitee: Invitee
  readonly problems: InviteeProblems
  readonly change: (changes: Partial<Invitee>) => void
}

const Who = ({ invitee, problems, change }: PartProps) => (
  <div className="grid gap-4 tablet:grid-cols-2">
    <TextField
      label={texts.invite.firstName}
      autoFocus
      autoComplete="off"
      value={invitee.firstName}
      onChange={event => change({ firstName: event.target.value })}
    />
    <TextField
      label={texts.invite.lastName}
      error={problems.lastName}
      autoComplete="off"
      value={invitee.lastName}
      onChange={event => change({ lastName: event.target.value })}
    />
    <TextField
      className="tablet:col-span-2"
      label={texts.invite.contact}
      hint={texts.invite.contactHint}
      error={problems.contact}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={invitee.contact}
      onChange={event => change({ contact: event.target.value })}
    />
  </div>
)

function Roles({ invitee, problems, change }: PartProps) {
  const name = useId()
  return (
    <fieldset aria-invalid={problems.role ? true : undefined} className="flex flex-col gap-2">
      <legend className="mb-2 text-caption font-medium">{texts.invite.role}</legend>
      <div className="grid gap-2 tablet:grid-cols-2">
        {keysOf(roles).map(role => (
          <Radio
            key={role}
            framed
            name={name}
            checked={invitee.role === role}
            onChange={() => change({ role })}
            label={<strong className="font-strong">{roles[role]}</strong>}
            description={roleSentences[role].join(' ')}
          />
        ))}
      </div>
      <FieldProblem text={problems.role} />
    </fieldset>
  )
}

function Branches({ invitee, problems, change, branches }: PartProps & Pick<InviteDialogProps, 'branches'>) {
  const toggle = (id: number, isChosen: boolean) =>
    change({ branches: isChosen ? [...invitee.branches, id] : invitee.branches.filter(each => each !== id) })
  return (
    <fieldset aria-invalid={problems.branches ? true : undefined}>
      <legend className="text-caption font-medium">{texts.invite.branches}</legend>
      <div className="grid gap-x-4 tablet:grid-cols-2">
        {branches.map(({ id, name }) => (
          <Checkbox
            key={id}
            label={name}
            checked={invitee.branches.includes(id)}
            onChange={event => toggle(id, event.target.checked)}
          />
        ))}
      </div>
      <FieldProblem text={problems.branches} />
    </fieldset>
  )
}

const FieldProblem = ({ text }: { readonly text: string | undefined }) =>
  text ? <p className="text-caption font-medium text-error">{text}</p> : null

const Done = ({ onAnother, onClose }: { readonly onAnother: () => void; readonly onClose: () => void }) => (
  <div className="flex flex-wrap justify-end gap-2">
    <Button variant="secondary" onClick={onAnother}>
      {texts.invite.another}
    </Button>
    <Button onClick={onClose}>{texts.invite.done}</Button>
  </div>
)

/** Makes the person at the server: whoever is invited has to be known there. The id, or what stands against it. */
function useCreation() {
  const client = useQueryClient()
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const create = async (person: object): Promise<number | InviteeProblems> => {
    setBusy(true)
    setFailure(null)
    try {
      const answer = await ask(createPerson, { body: { ...person } })
      if (answer.ok) return answer.data.id
      const placed = placedProblems(answer.errors)
      if (Object.keys(placed).length === 0) setFailure(answer.errors[0]?.message ?? texts.invite.failed)
      return placed
    } catch (error) {
      if (!(error instanceof NetworkError)) throw error
      setFailure(texts.invite.offline)
      return {}
    } finally {
      setBusy(false)
      void client.invalidateQueries()
    }
  }
  return { create, failure, isBusy }
}
