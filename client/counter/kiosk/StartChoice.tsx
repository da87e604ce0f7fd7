import type { ReactNode } from 'react'
import type { Mode } from '../../../schema/business/modes.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { KioskPage } from './KioskPage.tsx'
import { ModeTiles } from './ModeTiles.tsx'
import { chooseLanguage, languages, useLanguage, useTexts } from './texts.ts'

interface StartChoiceProps {
  readonly head: ReactNode
  readonly modes: readonly Mode[]
  readonly onChoose: (mode: Mode) => void
}

/** What lies behind the screensaver: where the guest eats and, where there are several, in which language. */
export function StartChoice({ head, modes, onChoose }: StartChoiceProps) {
  const { choice } = useTexts()
  return (
    <KioskPage isEmpty head={head} foot={languages.length > 1 && <Languages />}>
      <main id="main" tabIndex={-1} className="flex flex-1 flex-col justify-end gap-8 px-8 pt-8 pb-12 text-center">
        <h1 className="font-display text-hero">{choice.title}</h1>
        <ModeTiles size="page" modes={modes} onChoose={onChoose} />
      </main>
    </KioskPage>
  )
}

function Languages() {
  const language = useLanguage()
  const options = languages.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> }))
  return <Segmented label="Sprache / Language" value={language} options={options} onChange={chooseLanguage} />
}
