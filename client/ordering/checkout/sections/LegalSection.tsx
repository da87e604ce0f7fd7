import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Config } from '../../../../schema/business/config.ts'
import { legalVersionAt } from '../../../../schema/business/legalVersions.ts'
import { Checkbox } from '../../../ui/Choice.tsx'
import { formatDay } from '../../../ui/format.ts'
import type { FormEditor } from '../formEditor.ts'
import { texts } from '../texts.ts'
import { Section } from './Section.tsx'

interface LegalSectionProps {
  readonly editor: FormEditor
  readonly config: Config
  /** Epoch ms. */
  readonly now: number
  /** A sentence above the button and nothing to tick. */
  readonly isBrief: boolean
}

/** Terms and privacy policy: a text of the configuration opens as an overlay, an address in a new tab. */
export function LegalSection({ editor, config, now, isBrief }: LegalSectionProps) {
  const { draft, problemAt, changeForm } = editor
  const [shown, setShown] = useState<'terms' | 'privacy' | null>(null)
  const documents = {
    terms: {
      words: texts.legal.terms,
      version: legalVersionAt('terms-and-conditions', config, now),
      address: config.termsAndConditions,
    },
    privacy: {
      words: texts.legal.privacy,
      version: legalVersionAt('privacy', config, now),
      address: config.privacyPolicy,
    },
  }
  const link = (which: 'terms' | 'privacy'): ReactNode => {
    const { words, version, address } = documents[which]
    return (
      <DocumentLink isHere={version !== null} address={address} onOpen={() => setShown(which)}>
        {words.link}
      </DocumentLink>
    )
  }
  const version = shown && documents[shown].version
  const dialog = version && (
    <Suspense>
      <LegalDialog
        title={shown === 'terms' ? texts.legal.termsDialog : texts.legal.privacyDialog}
        version={version}
        onClose={() => setShown(null)}
      />
    </Suspense>
  )
  if (isBrief)
    return (
      <div className="py-6 text-caption text-ink-soft">
        {texts.legal.brief.before}
        {link('terms')}
        {texts.legal.brief.between}
        {link('privacy')}
        {texts.legal.brief.after}
        {dialog}
      </div>
    )
  return (
    <Section
      heading={texts.legal.heading}
      done={doneLine(editor, now)}
      hasProblem={Boolean(problemAt('legalInstructions') ?? problemAt('privacyPolicy'))}
    >
      <Checkbox
        name="legalInstructions"
        label={labelled(documents.terms.words, link('terms'))}
        required
        checked={draft.form.legalInstructions}
        error={problemAt('legalInstructions')}
        onChange={event => changeForm({ legalInstructions: event.target.checked })}
      />
      <Checkbox
        name="privacyPolicy"
        label={labelled(documents.privacy.words, link('privacy'))}
        required
        checked={draft.form.privacyPolicy}
        error={problemAt('privacyPolicy')}
        onChange={event => changeForm({ privacyPolicy: event.target.checked })}
      />
      {dialog}
    </Section>
  )
}

const labelled = (
  { before, after }: { readonly before: string; readonly after: string },
  link: ReactNode,
): ReactNode => (
  <>
    {before}
    {link}
    {after}
  </>
)

/** The very same texts were agreed to on this device before. */
function doneLine({ draft: { form, knownSince }, branch }: FormEditor, now: number): string | undefined {
  if (knownSince === undefined || !form.legalInstructions || !form.privacyPolicy) return undefined
  return texts.legal.agreed(formatDay(knownSince, now, branch.timeZone))
}

const LegalDialog = lazy(async () => ({ default: (await import('./LegalDialog.tsx')).LegalDialog }))

interface DocumentLinkProps {
  /** The text is kept here and opens above the form. */
  readonly isHere: boolean
  readonly address: string | null | undefined
  onOpen(): void
  readonly children: ReactNode
}

function DocumentLink({ isHere, address, onOpen, children }: DocumentLinkProps) {
  const look = 'inline font-medium wrap-anywhere text-accent-ink underline underline-offset-2'
  if (isHere)
    return (
      <button type="button" className={look} onClick={onOpen}>
        {children}
      </button>
    )
  if (!address) return children
  return (
    <a href={address} target="_blank" rel="noopener noreferrer" className={look}>
      {children} <span className="sr-only">{texts.legal.newTab}</span>
    </a>
  )
}
