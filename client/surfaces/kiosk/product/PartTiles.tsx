import { useId } from 'react'
import { partProblems } from '../../../../schema/catalogue/configuration.ts'
import { namesIn } from '../../../../schema/catalogue/parts.ts'
import { partTypes, takesSeveral } from '../../../../schema/catalogue/partTypes.ts'
import type { ConfigPart } from '../../../../schema/catalogue/product.ts'
import { Tile } from '../../../counter/kiosk/Tile.tsx'
import { TouchField } from '../../../counter/kiosk/TouchField.tsx'
import { useTexts } from '../../../counter/kiosk/texts.ts'
import type { Configuration, ConfigurationEvent } from '../../../ordering/configuration/configuration.machine.ts'
import { PartHead } from '../../../ordering/configuration/PartHead.tsx'
import { allergenMarks, priceChange } from '../../../ordering/configuration/productText.ts'
import { Notice } from '../../../ui/Notice.tsx'

interface PartTilesProps {
  readonly configuration: Configuration
  readonly part: ConfigPart
  readonly currency: string
  readonly send: (event: ConfigurationEvent) => void
}

/** One part of a product at a kiosk: options as tiles, a line of text with its keyboard; files come from nobody's pocket. */
export function PartTiles(props: PartTilesProps) {
  const { configuration, part, send } = props
  const { product: words } = useTexts()
  const { takes } = partTypes[part.type]
  const value = configuration.parts[part.step] ?? null
  if (takes === 'options') return <Tiles {...props} />
  if (takes === 'files')
    return part.optional ? null : (
      <Notice tone="warning" title={part.name}>
        {words.noFiles}
      </Notice>
    )
  return (
    <TouchField
      label={part.name}
      hint={part.description}
      optional={part.optional}
      error={problemOf(configuration, part, words.choose)}
      value={typeof value === 'string' ? value : ''}
      maxLength={LINE}
      capitals="sentences"
      onChange={text => send({ type: 'part.set', step: part.step, value: text })}
    />
  )
}

/** Characters: nobody writes more standing. */
const LINE = 200

function Tiles({ configuration, part, currency, send }: PartTilesProps) {
  const { product: words } = useTexts()
  const id = useId()
  const chosen = namesIn(configuration.parts[part.step] ?? null)
  const isSingle = !takesSeveral(part)
  return (
    <fieldset className="min-w-0">
      <PartHead part={part} isDone={chosen.length > 0} error={problemOf(configuration, part, words.choose)} id={id} />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-[0.8rem]">
        {part.options.map(option => {
          const isChosen = chosen.includes(option.name)
          const choose = () => send({ type: 'option.choose', step: part.step, option: option.name })
          return (
            <Tile
              key={option.name}
              height="min-h-[5.2rem]!"
              type={isSingle ? 'radio' : 'checkbox'}
              name={isSingle ? id : undefined}
              checked={isChosen}
              onChange={choose}
              // A dot that is on does not change when it is tapped: the second tap takes back what is optional.
              onClick={isSingle && isChosen && part.optional ? choose : undefined}
            >
              <span className="flex-1">
                <span className="block font-strong">{option.name}</span>
                {option.allergens.length > 0 && (
                  <span className="block text-caption text-ink-soft">
                    {allergenMarks(option.allergens)
                      .map(({ letter }) => letter)
                      .join(', ')}
                  </span>
                )}
              </span>
              <span className="figures text-ink-soft">{priceChange(configuration.product, option, currency)}</span>
            </Tile>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Said once somebody tried to go on with it as it is. */
function problemOf({ product, parts, touched }: Configuration, { step }: ConfigPart, words: string): string | null {
  const isWrong = touched.includes(step) && partProblems(product, parts).some(problem => problem.step === step)
  return isWrong ? words : null
}
