import type { EventSourceLike } from '../../client/data/engine/world.ts'

/** An EventSource over a fetch of one's own, as browsers have one over the network: reads the stream, never reconnects. */
export function eventSourceOver(request: (url: string) => Promise<Response>): (url: string) => EventSourceLike {
  return url => {
    const events = new EventTarget()
    const state = { readyState: 0 }
    const tell = (event: Event) => {
      if (state.readyState !== 2) events.dispatchEvent(event)
    }
    const fail = () => {
      if (state.readyState === 2) return
      // Listeners hear of the end, and see it as a browser shows a refused or broken stream that it gave up.
      queueMicrotask(() => {
        events.dispatchEvent(new Event('error'))
      })
      state.readyState = 2
    }
    let cancel = () => {}
    const read = async () => {
      const response = await request(url)
      if (!response.ok || !response.body) return fail()
      const reader = response.body.getReader()
      cancel = () => void reader.cancel().catch(() => {})
      if (state.readyState === 2) return cancel()
      state.readyState = 1
      tell(new Event('open'))
      const decoder = new TextDecoder()
      let text = ''
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return fail()
        text += decoder.decode(value, { stream: true })
        const blocks = text.split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) tellBlock(block, tell)
      }
    }
    void read().catch(fail)
    return {
      get readyState() {
        return state.readyState
      },
      addEventListener: (type, listener) => events.addEventListener(type, event => listener(event as MessageEvent)),
      close() {
        state.readyState = 2
        cancel()
      },
    }
  }
}

function tellBlock(block: string, tell: (event: Event) => void): void {
  const lines = block.split('\n')
  const data = lines.filter(line => line.startsWith('data:')).map(line => line.slice(5).trimStart())
  const type =
    lines
      .find(line => line.startsWith('event:'))
      ?.slice(6)
      .trim() ?? 'message'
  if (data.length > 0) tell(new MessageEvent(type, { data: data.join('\n') }))
}
