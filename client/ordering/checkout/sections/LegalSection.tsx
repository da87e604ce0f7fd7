import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { Config } from '../../../../schema/business/config.ts'
import { Checkbox } from '../../../ui/Choice.tsx'
import { formatDay } from '../../../ui/format.ts'
import type { FormEditor } from '../formEditor.ts'
import { texts } from '../texts.ts'
import { Section } from './Section.tsx'

/** Terms and privacy policy: a text of the configuration opens as an overlay, an address in a new tab. */
export function LegalSection({ editor, config, now }: { editor: FormEditor; config: Config; now: number }) {
  const { draft, problemAt, changeForm } = editor
  const [shown, setShown] = useState<'terms' | 'privacy' | null>(null)
  const documents = {
    terms: { words: texts.legal.terms, text: config.termsAndConditionsText, address: config.termsAndConditions },
    privacy: { words: texts.legal.privacy, text: config.privacyPolicyText, address: config.privacyPolicy },
  }
  const label = (which: 'terms' | 'privacy'): ReactNode => {
    const { words, text, address } = documents[which]
    return (
      <>
        {words.before}
        <DocumentLink text={text} address={address} onOpen={() => setShown(which)}>
          {words.link}
        </DocumentLink>
        {words.after}
      </>
    )
  }
  return (
    <Section
      heading={texts.legal.heading}
      done={doneLine(editor, now)}
      hasProblem={Boolean(problemAt('legalInstructions') ?? problemAt('privacyPolicy'))}
    >
      <Checkbox
        name="legalInstructions"
        label={label('terms')}
        required
        checked={draft.form.legalInstructions}
        error={problemAt('legalInstructions')}
        onChange={event => changeForm({ legalInstructions: event.target.checked })}
      />
      <Checkbox
        name="privacyPolicy"
        label={label('privacy')}
        required
        checked={draft.form.privacyPolicy}
        error={problemAt('privacyPolicy')}
        onChange={event => changeForm({ privacyPolicy: event.target.checked })}
      />
      {shown && (
        <Suspense>
          <LegalDialog
            title={shown === 'terms' ? texts.legal.termsDialog : texts.legal.privacyDialog}
            text={documents[shown].text}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </Section>
  )
}

/** The very same texts were agreed to on this device before. */
function doneLine({ draft: { form, knownSince }, branch }: FormEditor, now: number): string | undefined {
  if (knownSince === undefined || !form.legalInstructions || !form.privacyPolicy) return undefined
  return texts.legal.agreed(formatDay(knownSince, now, branch.timeZone))
}

const LegalDialog = lazy(async () => ({ default: (await import('./LegalDialog.tsx')).LegalDialog }))

interface DocumentLinkProps {
  readonly text: string
  readonly address: string | null | undefined
  onOpen(): void
  readonly children: ReactNode
}

function DocumentLink({ text, address, onOpen, children }: DocumentLinkProps) {
  const look = 'inline font-medium text-accent-ink underline underline-offset-2'
  if (text)
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
