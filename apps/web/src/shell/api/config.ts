import * as v from 'valibot'

const demoAccount = v.object({ role: v.string(), email: v.string(), password: v.string() })

const schema = v.object({
  /** Base addresses of the three services, without a trailing slash. */
  host: v.optional(v.string(), '/backend'),
  questionnaire: v.optional(v.string(), '/backend'),
  emissions: v.optional(v.string(), '/backend'),
  demo: v.optional(v.boolean(), import.meta.env.DEV),
  demoAccounts: v.optional(v.array(demoAccount), []),
  /** Whether an external identity provider is configured. */
  oidc: v.optional(v.boolean(), false),
  /** Whether the operator accepts cards. */
  takesCards: v.optional(v.boolean(), false),
  monitoringUrl: v.optional(v.nullable(v.string()), null),
})

export type Config = v.InferOutput<typeof schema>
export type DemoAccount = v.InferOutput<typeof demoAccount>

/** The configuration that the server wrote into the page; the defaults are for the development server. */
export const config: Config = v.parse(schema, written() ?? {})

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
