/** Only browsers that enforce Trusted Types define it: they refuse a plain string as a script URL. */
declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { createScriptURL: (address: string) => string },
      ): { createScriptURL(address: string): string }
    }
  | undefined

const WORKER = '/sw.js'

/**
 * Registers the service worker that serves an offline page, once everything else is loaded so as not to slow it down.
 */
export function keepOfflinePage(): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

function register(): void {
  // when refused (private browsing, full disk), only the offline page is missing
  navigator.serviceWorker.register(workerAddress()).catch(() => {})
}

function workerAddress(): string {
  if (typeof trustedTypes === 'undefined') return WORKER
  const policy = trustedTypes.createPolicy('sillage-worker', { createScriptURL: () => WORKER })
  return policy.createScriptURL(WORKER)
}
