/** Whether this device can speak. */
export const canSpeak = (): boolean => typeof speechSynthesis !== 'undefined'

/** Says a German sentence after what is being said. Silent where the device has no voice. */
export function speak(sentence: string): void {
  if (!canSpeak()) return
  const saying = new SpeechSynthesisUtterance(sentence)
  saying.lang = 'de-AT'
  saying.rate = 0.95
  const voices = speechSynthesis.getVoices()
  const voice = voices.find(({ lang }) => lang === 'de-AT') ?? voices.find(({ lang }) => lang.startsWith('de'))
  if (voice) saying.voice = voice
  speechSynthesis.speak(saying)
}
