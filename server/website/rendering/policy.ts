import { createHash } from 'node:crypto'
import { config } from '../../../schema/business/config.ts'
import { thirdPartyHosts } from '../../../schema/website/thirdParties.ts'
import type { BaseDeps } from '../../base/deps.ts'
import { CONTENT_SECURITY_POLICY, contentSecurityPolicy } from '../../base/http/guards.ts'
import { storedOf } from '../../base/storage/json.ts'

/** The security policy of the shop's pages as the settings are now: hosts of others only where the settings name them. */
export function createShopPolicy({ storage }: Pick<BaseDeps, 'storage'>): () => Promise<string> {
  let known = { rev: '', policy: CONTENT_SECURITY_POLICY }
  return async () => {
    const row = await storage.read.documents.entry('public', 'config', 1)
    if (row && row.rev !== known.rev)
      known = { rev: row.rev, policy: contentSecurityPolicy(thirdPartyHosts(storedOf(config, row))) }
    return known.policy
  }
}

/** The same policy for a page that has this script, and no other, in itself. */
export function allowingScript(policy: string, script: string): string {
  if (script === '') return policy
  const hash = createHash('sha256').update(script).digest('base64')
  return policy.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
}

/**
 * The worker's program for this policy. The worker keeps the empty page together with its headers, so another policy is
 * another revision of that page; the worker then differs in its bytes, and browsers fetch both anew.
 */
export function workerFor(program: string, policy: string): string {
  if (policy === CONTENT_SECURITY_POLICY) return program
  const mark = createHash('sha256').update(policy).digest('hex').slice(0, 12)
  return program.replace(SHELL_REVISION, (_, before: string, revision: string) => `${before}${revision}-${mark}`)
}

/** As the build writes it, whichever quotes the minifier chose. */
const SHELL_REVISION = /(url["']?:\s*["'`]\/index\.html["'`],\s*["']?revision["']?:\s*["'`])([0-9a-f]+)/
