import { type Signal, signal } from '../signal.ts'

/** A browser's own way to install a page, which it offers once; asking spends it. */
interface InstallOffer {
  readonly ask: () => Promise<'accepted' | 'dismissed'>
}

/** The browser's offer as long as it stands. It may come before anything that uses it is loaded, so it is caught from the beginning. */
export const installOffer: Signal<InstallOffer | null> = signal<InstallOffer | null>(null)

export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', event => {
    if (!isInstallPrompt(event)) return
    event.preventDefault()
    const { prompt, userChoice } = event
    installOffer.set({
      ask: async () => {
        installOffer.set(null)
        await prompt.call(event)
        return (await userChoice).outcome
      },
    })
  })
}

interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
  readonly userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'userChoice' in event
}
