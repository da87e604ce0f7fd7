import { Markdown } from '../../ui/markdown/Markdown.tsx'

/** The main part of a legal page, from the text kept in the settings. */
export function LegalText({ text }: { readonly text: string }) {
  return (
    <main id="main" tabIndex={-1} className="page flex-1 py-8 tablet:py-12">
      <div className="reading mx-auto">
        <Markdown as="page" text={text} />
      </div>
    </main>
  )
}
