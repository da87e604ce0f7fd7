/**
 * From now on no picture that does not come shows the browser's broken sign: something stands in for it. Called before the
 * first picture can fail; the stand-in itself is only fetched when one does.
 */
export function catchMissingPictures(): void {
  const standIn = ({ target }: Event) => {
    if (target instanceof HTMLImageElement)
      import('./letterPicture.ts').then(({ showLetterInstead }) => showLetterInstead(target)).catch(() => {})
  }
  // Such an event reaches nobody but the picture, except on its way there.
  addEventListener('error', standIn, true)
}
