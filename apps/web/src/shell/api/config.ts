import * as z from 'zod/mini'

const demoAccount = z.object({ role: z.string(), email: z.string(), password: z.string() })

const schema = z.object({
  /** Base addresses of the three services, without a trailing slash. */
  host: z._default(z.string(), '/backend'),
  questionnaire: z._default(z.string(), '/backend'),
  emissions: z._default(z.string(), '/backend'),
  demo: z._default(z.boolean(), import.meta.env.DEV),
  demoAccounts: z._default(z.array(demoAccount), []),
  /** Whether an external identity provider is configured. */
  oidc: z._default(z.boolean(), false),
  /** Whether the operator accepts cards. */
  takesCards: z._default(z.boolean(), false),
  monitoringUrl: z._default(z.nullable(z.string()), null),
})

export type Config = z.output<typeof schema>
export type DemoAccount = z.output<typeof demoAccount>

/** The configuration that the server wrote into the page; the defaults are for the development server. */
export const config: Config = schema.parse(written() ?? {})

function written(): unknown {
  if (import.meta.env.SSR) return null
  const content = document.querySelector('meta[name="sillage-config"]')?.getAttribute('content')
  if (!content) return null
  try {
    return JSON.parse(content)
  } catch {
    return null
  }
}
