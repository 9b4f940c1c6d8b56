/** The browsers that refuse a script address from a plain text have this; the others don't know it. */
declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ): { createScriptURL(address: string): string }
    }
  | undefined

const WORKER = '/sw.js'

/** The worker that opens a page of its own without a network: once all else is loaded, and never in its way. */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

function register(): void {
  // refused (private browsing, a full disk), only that page is missing
  navigator.serviceWorker.register(workerAddress()).catch(() => {})
}

function workerAddress(): string {
  if (typeof trustedTypes === 'undefined') return WORKER
  const policy = trustedTypes.createPolicy('sillage-worker', { createScriptURL: () => WORKER })
  return policy.createScriptURL(WORKER)
}
