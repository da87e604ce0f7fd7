/** What is sent while somebody waits for it. Throws where it takes longer than `patience` (ms): a server that slow is not there. */
export async function inTime(sending: Promise<void>, patience: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), patience)
  })
  try {
    await Promise.race([sending, late])
  } finally {
    clearTimeout(timer)
  }
}
