import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { takesSeveral } from '../../../schema/catalogue/partTypes.ts'
import type { ConfigPart } from '../../../schema/catalogue/product.ts'
import type { ConfigurationEvent } from './configuration.machine.ts'
import { createUploader, type Uploader } from './uploads.effects.ts'
import { type PendingUpload, pendingSteps, type UploadsEmitted, uploadsMachine } from './uploads.machine.ts'

/** Files of the product that is configured. */
export interface Uploads extends Pick<Uploader, 'retry' | 'remove' | 'local'> {
  /** On their way, or not arrived. */
  readonly pending: readonly PendingUpload[]
  choose(part: ConfigPart, files: readonly File[], present: number): void
}

/** Sends files while the product is open, wherever in its steps the guest is; what arrived goes into the configuration. */
export function useUploads(send: (event: ConfigurationEvent) => void): Uploads {
  const [state, tell, actor] = useMachine(uploadsMachine)
  const uploader = useMemo(() => createUploader(tell), [tell])
  useEffect(() => uploader.run(), [uploader])
  const heard = useEffectEvent(({ step, upload }: UploadsEmitted) => send({ type: 'file.add', step, upload }))
  useEffect(() => {
    const subscription = actor.on('arrived', event => heard(event))
    return () => subscription.unsubscribe()
  }, [actor])
  const { uploads } = state.context
  const steps = pendingSteps(uploads).join('\n')
  useEffect(() => send({ type: 'files.pending', steps: steps === '' ? [] : steps.split('\n') }), [steps, send])
  return {
    pending: uploads,
    retry: uploader.retry,
    remove: uploader.remove,
    local: uploader.local,
    choose(part, files, present) {
      // Where one file is taken, another choice takes back the one on its way.
      if (!takesSeveral(part)) for (const { key, step } of uploads) if (step === part.step) uploader.remove(key)
      uploader.add(part, files, present)
    },
  }
}
