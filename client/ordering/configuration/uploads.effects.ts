import type { Upload } from '../../../schema/base/calls.ts'
import { extensionOf, MAX_UPLOAD_BYTES, MAX_UPLOAD_NAME } from '../../../schema/base/uploads.ts'
import { limitsOf } from '../../../schema/catalogue/limits.ts'
import type { ConfigPart } from '../../../schema/catalogue/product.ts'
import { takesExtension, takesPictures } from '../../../schema/catalogue/uploads.ts'
import type { Answer } from '../../data/engine/http.ts'
import { postUpload } from '../../data/shop/uploads.ts'
import { shrinkPicture } from '../../device/media/pictures.ts'
import { contact, onNetworkHint } from '../../device/online.ts'
import type { PendingUpload, UploadProblem, UploadsEvent } from './uploads.machine.ts'

/** Pixels of the longest side a photo is sent with: sharp on the largest cake, a tenth of the bytes of a phone's camera. */
const LONGEST = 2560
/** Bytes up to which a picture that is small enough is sent as it is. */
const LIGHT = 2 * 1024 * 1024
const AT_ONCE = 2
/** How often one file is sent again by itself, when the network seems to be back. */
const RETRIES = 5

/** What this device still has of a file: its picture before it is sent, or after. */
interface LocalFile {
  /** Object URL of a picture; null for other files. */
  readonly url: string | null
  readonly bytes: number
}

export interface Uploader {
  /** Takes what was chosen or dropped; `present` is how many files the step has already. */
  add(part: ConfigPart, files: readonly File[], present: number): void
  retry(key: string): void
  remove(key: string): void
  /** By the key of a file on its way, or by the id of one that arrived. */
  local(of: string | number): LocalFile | undefined
  /** Begins to listen for the network; the returned function stops everything and frees what is held. */
  run(): () => void
}

interface Job {
  readonly part: ConfigPart
  readonly file: File
  readonly local: LocalFile
  retries: number
  stop: AbortController | null
}

/** Sends files two at a time, makes photos smaller before, and tries again when the network is back. */
export function createUploader(tell: (event: UploadsEvent) => void): Uploader {
  const jobs = new Map<string, Job>()
  const arrived = new Map<number, LocalFile>()
  const offline = new Set<string>()
  const enqueue = createQueue(send)
  let count = 0

  async function send(key: string): Promise<void> {
    const job = jobs.get(key)
    if (!job) return
    const stop = new AbortController()
    job.stop = stop
    try {
      const outcome = await attempt(job, stop.signal, progress => tell({ type: 'progressed', key, progress }))
      if (stop.signal.aborted) return
      if ('problem' in outcome) return fail(key, outcome.problem)
      arrived.set(outcome.upload.id, job.local)
      jobs.delete(key)
      tell({ type: 'arrived', key, upload: outcome.upload })
    } catch {
      if (!stop.signal.aborted) fail(key, 'offline')
    }
  }

  function fail(key: string, problem: UploadProblem): void {
    if (problem === 'offline') offline.add(key)
    tell({ type: 'failed', key, problem })
  }

  function again(key: string): void {
    if (!jobs.has(key)) return
    offline.delete(key)
    tell({ type: 'retried', key })
    enqueue(key)
  }

  function remove(key: string): void {
    const job = jobs.get(key)
    job?.stop?.abort()
    if (job?.local.url) URL.revokeObjectURL(job.local.url)
    jobs.delete(key)
    offline.delete(key)
    tell({ type: 'removed', key })
  }

  function networkIsBack(): void {
    for (const key of offline) {
      const job = jobs.get(key)
      if (!job || job.retries >= RETRIES) continue
      job.retries += 1
      again(key)
    }
  }

  return {
    add(part, files, present) {
      const most = limitsOf(part).most
      const room = most === 1 ? 1 : most - present
      const chosen = files.map((file, index) => chosenFile(`${part.step}-${(count += 1)}`, part, file, index < room))
      for (const { upload, job } of chosen) jobs.set(upload.key, job)
      tell({ type: 'chosen', uploads: chosen.map(({ upload }) => upload) })
      for (const { upload } of chosen) if (upload.problem === null) enqueue(upload.key)
    },
    retry: again,
    remove,
    local: of => (typeof of === 'number' ? arrived.get(of) : jobs.get(of)?.local),
    run() {
      const stopContact = contact.subscribe(() => contact.get().online && networkIsBack())
      const stopNetwork = onNetworkHint(isBack => isBack && networkIsBack())
      return () => {
        stopContact()
        stopNetwork()
        for (const { stop } of jobs.values()) stop?.abort()
        for (const { url } of [...arrived.values(), ...[...jobs.values()].map(job => job.local)])
          if (url) URL.revokeObjectURL(url)
      }
    },
  }
}

/** Works off keys in their order, some of them at once. Returns how to add one. */
function createQueue(work: (key: string) => Promise<void>): (key: string) => void {
  const waiting: string[] = []
  let running = 0
  const begin = async (key: string) => {
    running += 1
    await work(key)
    running -= 1
    next()
  }
  const next = () => {
    const key = running < AT_ONCE ? waiting.shift() : undefined
    if (key !== undefined) void begin(key)
  }
  return key => {
    waiting.push(key)
    next()
  }
}

function chosenFile(key: string, part: ConfigPart, file: File, hasRoom: boolean): { upload: PendingUpload; job: Job } {
  const problem = hasRoom ? problemOf(file, part) : 'many'
  const local = { url: isPictureFile(file) ? URL.createObjectURL(file) : null, bytes: file.size }
  return {
    upload: { key, step: part.step, name: file.name, bytes: file.size, progress: 0, problem },
    job: { part, file, local, retries: 0, stop: null },
  }
}

const isPictureFile = (file: File): boolean => /^image\/(?!svg)/.test(file.type)

/** What can be said before anything is sent. A picture of another type is made a JPEG if this device can read it. */
function problemOf(file: File, part: ConfigPart): UploadProblem | null {
  const extension = extensionOf(file.name)
  if (isPictureFile(file)) return null
  if (!extension || !takesExtension(part, extension)) return 'type'
  return file.size > MAX_UPLOAD_BYTES ? 'size' : null
}

type Outcome = { readonly upload: Upload } | { readonly problem: UploadProblem }

async function attempt(job: Job, signal: AbortSignal, onProgress: (share: number) => void): Promise<Outcome> {
  const ready = await prepared(job)
  if (!ready) return { problem: 'unreadable' }
  if (ready.blob.size > MAX_UPLOAD_BYTES) return { problem: 'size' }
  const answer = await postUpload(ready.blob, ready.name, { onProgress, signal })
  return answer.ok ? { upload: answer.data } : { problem: problemIn(answer) }
}

/** Files of a file step stay as they are as long as they can be sent so: they may be a plan or a print. */
async function prepared({ file, part }: Job): Promise<{ blob: Blob; name: string } | null> {
  const extension = extensionOf(file.name)
  const isFine = extension !== null && takesExtension(part, extension) && file.size <= MAX_UPLOAD_BYTES
  if (!isPictureFile(file) || (isFine && !takesPictures(part))) return { blob: file, name: named(file.name, null) }
  const blob = await shrinkPicture(file, { longest: LONGEST, bytes: LIGHT })
  if (!blob) return null
  const madeJpeg = blob.type === 'image/jpeg' && extension !== 'jpg' && extension !== 'jpeg'
  return { blob, name: named(file.name, madeJpeg ? 'jpg' : null) }
}

/** The name, short enough, with another extension if the file was made another one. */
function named(name: string, other: string | null): string {
  const dot = name.lastIndexOf('.')
  const stem = dot > 0 ? name.slice(0, dot) : name
  const extension = other ?? (dot > 0 ? name.slice(dot + 1) : '')
  return `${stem.slice(0, MAX_UPLOAD_NAME - extension.length - 1) || 'Datei'}.${extension}`
}

function problemIn({ status, errors }: Extract<Answer<unknown>, { ok: false }>): UploadProblem {
  if (status === 413) return 'size'
  if (status === 429 || status >= 500) return 'busy'
  return errors.some(error => error.code === 'uploadType') ? 'type' : 'unreadable'
}
