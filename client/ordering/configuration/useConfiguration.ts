import { useMachine } from '@xstate/react'
import { useEffect, useEffectEvent, useState } from 'react'
import {
  type Configuration,
  type ConfigurationEmitted,
  type ConfigurationEvent,
  configurationMachine,
} from './configuration.machine.ts'
import type { ProductOverlayProps } from './configuredItem.ts'

/** The part to look at, because it cannot go on without it; a new object each time it is said. */
export interface Wanted {
  readonly step: string
}
interface ConfigurationHandle {
  readonly configuration: Configuration
  readonly wanted: Wanted | null
  send(event: ConfigurationEvent): void
}

/** Runs the configuration of one product; what becomes of it goes to `onSubmit` or `onClose`. */
export function useConfiguration(props: ProductOverlayProps): ConfigurationHandle {
  const { product, edit, last } = props
  const [state, send, actor] = useMachine(configurationMachine, { input: { product, edit, last } })
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const heard = useEffectEvent((event: ConfigurationEmitted) => {
    if (event.type === 'refused') setWanted({ step: event.step })
    else if (event.type === 'configured') props.onSubmit(event.item)
    else props.onClose()
  })
  useEffect(() => {
    const subscription = actor.on('*', event => heard(event))
    return () => subscription.unsubscribe()
  }, [actor])
  const known = state.context.product
  useEffect(() => {
    if (product !== known) send({ type: 'product.changed', product })
  }, [product, known, send])
  return { configuration: state.context, wanted, send }
}
