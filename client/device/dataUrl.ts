/** Bytes as a data-URL: what is shown as a picture itself may fetch nothing. */
export function dataUrlOf(bytes: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(String(reader.result)))
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The bytes cannot be read.')))
    reader.readAsDataURL(bytes)
  })
}
