import type { Config } from '../../../../schema/business/config.ts'
import type { LegalPage } from '../../../../schema/business/legalPages.ts'
import { type LegalVersion, legalVersions } from '../../../../schema/business/legalVersions.ts'
import { longDay } from '../../../ui/dates/longDay.ts'
import { Markdown } from '../../../ui/markdown/Markdown.tsx'
import { RichText } from '../../../ui/richText/RichText.tsx'
import { Written } from '../../../ui/richText/Written.tsx'
import { useShopNow } from '../shopNow.ts'
import { texts } from './texts.ts'

interface LegalTextProps {
  readonly page: LegalPage
  readonly config: Config
}

/** The main part of a legal page: the version that is valid, since when, and all others to be opened. */
export function LegalText({ page, config }: LegalTextProps) {
  const { present, coming, former } = legalVersions(page, config, useShopNow())
  const [first, ...later] = coming
  const shown = present ?? first
  if (!shown) return null
  return (
    <main id="main" tabIndex={-1} className="page flex-1 py-8 tablet:py-12">
      <div className="reading mx-auto flex flex-col gap-6">
        <Shown version={shown} title={texts.titles[page]} isPresent={present !== null} />
        <Others heading={texts.coming} versions={present ? coming : later} page={page} />
        <Others heading={texts.former} versions={former} page={page} />
      </div>
    </main>
  )
}

/** A text in Markdown has its heading in itself. */
function Shown({ version, title, isPresent }: { version: LegalVersion; title: string; isPresent: boolean }) {
  const { text, since } = version
  const validity = since && (
    <p className="text-ink-soft">{isPresent ? texts.since(longDay(since)) : texts.from(longDay(since))}</p>
  )
  if (typeof text === 'string')
    return (
      <>
        <Markdown as="page" text={text} />
        {validity}
      </>
    )
  return (
    <>
      <header className="flex flex-col gap-2">
        <h1 className="font-display text-head hyphens-auto tablet:text-hero">{title}</h1>
        {validity}
      </header>
      <RichText text={text} />
    </>
  )
}

interface OthersProps {
  readonly heading: string
  readonly versions: readonly LegalVersion[]
  readonly page: LegalPage
}

/** Each is there before it is opened: readable without a script, and found by whoever searches the page. */
function Others({ heading, versions, page }: OthersProps) {
  if (versions.length === 0) return null
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-6 print:hidden">
      <h2 className="text-title">{heading}</h2>
      {versions.map(version => (
        <details key={version.since} className="rounded-card border border-line">
          <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-medium">
            {validity(version)}
          </summary>
          <div className="px-4 pt-1 pb-5">
            <Written text={version.text} title={texts.titles[page]} />
          </div>
        </details>
      ))}
    </section>
  )
}

function validity({ since, until }: LegalVersion): string {
  if (since && until) return texts.between(longDay(since), longDay(until))
  if (until) return texts.until(longDay(until))
  return since ? texts.from(longDay(since)) : ''
}
