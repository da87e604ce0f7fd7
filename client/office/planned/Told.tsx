import { type ControlProps, groupProps } from '../form/formScope.tsx'
import { valueText } from '../form/valueText.ts'
import { useNaming } from '../shell/scope.tsx'

/** What is to be read and not typed. */
export function Told(props: ControlProps) {
  const { field, value } = props
  const naming = useNaming()
  return (
    <div {...groupProps(props)}>
      <p className="text-caption font-medium">{field.label}</p>
      <p className="[overflow-wrap:anywhere]">{valueText(field, value, naming) || '–'}</p>
    </div>
  )
}
