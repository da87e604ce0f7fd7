import { schemeOf } from '../../device/page/scheme.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { useDeviceSetting } from '../settings/deviceSettings.ts'
import { texts } from './texts.ts'

/** How this device shows the office, and what it hides from whoever looks over a shoulder. */
export function DeviceChoices() {
  const [scheme, setScheme] = useDeviceSetting('scheme')
  return (
    <div className="my-1 flex flex-col border-y border-line py-1.5">
      <Segmented
        className="mx-1 my-1"
        label={texts.person.scheme}
        value={schemeOf(scheme)}
        options={(['light', 'dark', 'system'] as const).map(value => ({ value, label: texts.person.schemes[value] }))}
        onChange={value => setScheme(value === 'system' ? null : value)}
      />
      <ShownData name="productData" />
      <ShownData name="customerData" />
      <ShownData name="presence" />
    </div>
  )
}

function ShownData({ name }: { readonly name: 'productData' | 'customerData' | 'presence' }) {
  const [value, set] = useDeviceSetting(name)
  return (
    <label className="flex min-h-9 cursor-pointer items-center justify-between gap-2.5 rounded-[7px] px-2.5 hover:bg-sunken pointer-coarse:min-h-11">
      {texts.person[name]}
      <input
        type="checkbox"
        role="switch"
        className="office-switch"
        checked={value !== '0'}
        onChange={({ target }) => set(target.checked ? null : '0')}
      />
    </label>
  )
}
