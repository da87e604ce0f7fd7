import { Dialog } from '../../../ui/Dialog.tsx'
import { texts } from './texts.ts'

/** The keys of the stage. */
export const KeyList = ({ onClose }: { readonly onClose: () => void }) => (
  <Dialog title={texts.keys} onClose={onClose}>
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 px-5 py-4">
      {texts.keyList.map(([keys, does]) => (
        <div key={keys} className="contents">
          <dt className="font-medium">{keys}</dt>
          <dd className="text-ink-soft">{does}</dd>
        </div>
      ))}
    </dl>
  </Dialog>
)
